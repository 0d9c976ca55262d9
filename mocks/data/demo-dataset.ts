import type { Dataset } from '../state/dataset.ts';
import { demoLanguages } from './languages.ts';
import { alice, bob, carol, dave, pocketStrings, shopStrings } from './strings.ts';
import type { App } from '../store.ts';

/** The two apps that the service knows when it starts: one of each type. */
export const demoApps: readonly App[] = [
  {
    type: 'confidential',
    clientId: 'demo-backend',
    clientSecret: 'demo-secret',
    name: 'Demo Backend',
    redirectUris: ['http://127.0.0.1:4999/callback', 'http://localhost:4999/callback'],
  },
  {
    type: 'public',
    clientId: 'demo-spa',
    name: 'Demo Single-Page App',
    redirectUris: ['http://127.0.0.1:4999/callback', 'http://localhost:4999/callback'],
  },
];

const at = (day: string) => ({ createdAt: `${day}T08:00:00+00:00`, updatedAt: `${day}T09:30:00+00:00` });

/** A small believable world to try things with: two projects, a translation memory and a glossary. */
export const demoWorld: Dataset = {
  users: ['alice', 'bob', 'carol', 'dave'].map((login, index) => ({ id: index + 1, login })),
  languages: demoLanguages,
  projects: [
    {
      id: 1,
      identifier: 'lumen-shop',
      name: 'Lumen Shop',
      sourceLanguageId: 'en',
      targetLanguageIds: ['uk', 'de', 'pt', 'pt-BR', 'ar'],
      strings: shopStrings,
    },
    {
      id: 2,
      identifier: 'lumen-pocket',
      name: 'Lumen Pocket',
      sourceLanguageId: 'en',
      targetLanguageIds: ['uk', 'pt-BR'],
      strings: pocketStrings,
    },
  ],
  tms: [
    {
      id: 1,
      segments: [
        {
          id: 1,
          records: [
            {
              id: 1,
              text: 'Checkout',
              language: 'en',
              usageCount: 12,
              createdBy: alice,
              updatedBy: alice,
              ...at('2023-05-01'),
            },
            {
              id: 2,
              text: 'Zur Kasse',
              language: 'de',
              usageCount: 9,
              createdBy: bob,
              updatedBy: carol,
              ...at('2023-05-02'),
            },
          ],
        },
        {
          id: 2,
          records: [
            {
              id: 3,
              text: 'Sign in',
              language: 'en',
              usageCount: 0,
              createdBy: dave,
              updatedBy: dave,
              ...at('2023-06-11'),
            },
            {
              id: 4,
              text: 'Увійти',
              language: 'uk',
              usageCount: 0,
              createdBy: alice,
              updatedBy: alice,
              ...at('2023-06-12'),
            },
          ],
        },
      ],
    },
  ],
  glossaries: [
    {
      id: 1,
      concepts: [
        {
          id: 1,
          user: alice,
          subject: 'Shop',
          definition: 'Where the goods wait until they are paid.',
          url: '',
          note: '',
          translatable: true,
          ...at('2023-01-10'),
        },
        {
          id: 2,
          user: bob,
          subject: 'Brand',
          definition: 'The name of the shop.',
          url: '',
          note: '',
          translatable: false,
          ...at('2023-01-11'),
        },
      ],
      terms: [
        {
          id: 1,
          text: 'cart',
          language: 'en',
          user: alice,
          concept: 1,
          partOfSpeech: 'noun',
          status: 'preferred',
          type: 'full_form',
          gender: 'neuter',
          note: 'Not “basket”.',
          lemma: 'cart',
          url: 'https://example.com/cart',
          description: '',
          ...at('2023-01-10'),
        },
        {
          id: 2,
          text: 'basket',
          language: 'en',
          user: bob,
          concept: 1,
          partOfSpeech: 'noun',
          status: 'not_recommended',
          type: 'variant',
          gender: 'neuter',
          note: '',
          lemma: 'basket',
          url: '',
          description: '',
          ...at('2023-02-10'),
        },
        {
          id: 3,
          text: 'кошик',
          language: 'uk',
          user: alice,
          concept: 1,
          partOfSpeech: 'noun',
          status: 'preferred',
          type: 'full_form',
          gender: 'masculine',
          note: '',
          lemma: 'кошик',
          url: '',
          description: '',
          ...at('2023-02-11'),
        },
        {
          id: 4,
          text: 'Lumen',
          language: 'en',
          user: carol,
          concept: 2,
          partOfSpeech: 'propn',
          status: 'admitted',
          type: 'short_form',
          gender: 'other',
          note: 'Never translated.',
          lemma: 'Lumen',
          url: 'https://example.com/brand',
          description: 'The brand',
          ...at('2024-01-05'),
        },
      ],
    },
  ],
};
