import type { Dataset, SourceString, Translation } from './dataset.ts';
import { demoLanguages } from './demo-languages.ts';
import type { App } from './store.ts';

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

type Extra = Partial<SourceString> & Readonly<Record<string, unknown>>;

const files = {
  web: { id: 7, name: 'web.json', title: 'Web shop', type: 'json', context: 'Pages of the shop' },
  mail: { id: 8, name: 'mail.html', title: 'Mails', type: 'html', context: '' },
  app: { id: 9, name: 'strings.xml', title: 'Android app', type: 'android', context: 'The app in the shop' },
};

const [alice, bob, carol, dave] = [1, 2, 3, 4];
let nextTranslation = 9001;

const by = (user: number, added = '2024-03-02 10:00:00') => ({ user, added });
const up = (user: number) => ({ ...by(user), 'is up': true, 'is down': false });
const down = (user: number) => ({ ...by(user), 'is up': false, 'is down': true });

function translation(
  language: string,
  text: string,
  user: number,
  more: Readonly<Record<string, unknown>> = {},
): Translation {
  const id = nextTranslation++;
  return { id, language, text, user, votes: [], approvals: [], updated: '2024-03-01 12:00:00', ...more } as Translation;
}

/** A source string with what follows from its translations: one summary for each language that has any. */
function string(id: number, identifier: string, text: SourceString['text'], extra: Extra = {}): SourceString {
  const translations = (extra.translations ?? []) as readonly (Translation & {
    approvals: readonly unknown[];
    votes: readonly unknown[];
  })[];
  const isPlural = typeof text === 'object';
  const languages = [...new Set(translations.map((each) => each.language))];
  return {
    id,
    identifier,
    text,
    context: '',
    'type is plain': !isPlural && !extra['type is icu'],
    'type is plural': isPlural,
    'is visible': !extra['is hidden'],
    'is hidden': false,
    'is duplicate': false,
    file: files.web,
    comments: [],
    screenshots: [],
    labels: [],
    fields: [],
    added: '2024-02-01 09:00:00',
    updated: '2024-02-10 09:00:00',
    ...extra,
    translations,
    'languages summary': languages.map((language) => {
      const own = translations.filter((each) => each.language === language);
      const approvals = own.reduce((sum, each) => sum + each.approvals.length, 0);
      const provider = own[0]?.provider;
      return {
        language,
        'is translated': true,
        'is approved': approvals > 0,
        'translation updated': own[0]?.updated,
        'is auto translated': provider != null,
        'is translated by tm': provider === 'tm' || provider === 'global_tm',
        'is translated by mt': provider === 'custom_mt' || provider === 'deepl',
        'is translated by ai': provider === 'ai',
        'has translation as source': own.some((each) => each.text === text),
        'has qa issues': own.some((each) => each.text === ''),
        rating: own.reduce((sum, each) => sum + each.votes.length, 0),
        approvalsCount: approvals,
      };
    }),
  } as SourceString;
}

const shop: readonly SourceString[] = [
  string(101, 'cart.checkout', 'Checkout', {
    context: 'Button under the cart',
    'max length': 20,
    labels: [{ id: 1, title: 'buttons', 'is system': false }],
    translations: [
      translation('uk', 'Оформити замовлення', alice, { votes: [up(bob), up(carol)], approvals: [by(bob)] }),
      translation('de', 'Zur Kasse', bob, { provider: 'tm', 'is pre translated': true, approvals: [by(carol)] }),
      translation('pt', 'Finalizar compra', carol, { provider: 'deepl', 'is pre translated': true }),
    ],
  }),
  string(102, 'cart.empty', 'Your cart is empty', {
    translations: [
      translation('uk', 'Ваш кошик порожній', alice),
      translation('uk', 'Кошик порожній', dave, { votes: [down(alice)] }),
      translation('pt-BR', 'Seu carrinho está vazio', dave, { provider: 'ai', 'is pre translated': true }),
    ],
    comments: [{ user: bob, 'has issue': true, 'has unresolved issue': true }],
  }),
  string(
    103,
    'cart.items',
    { one: '{n} item', other: '{n} items' },
    {
      translations: [
        ...plural('uk', alice, { one: '{n} товар', few: '{n} товари', many: '{n} товарів', other: '{n} товару' }),
        ...plural('de', bob, { one: '{n} Artikel', other: '{n} Artikel' }),
        ...plural('ar', carol, {
          zero: 'لا عناصر',
          one: 'عنصر واحد',
          two: 'عنصران',
          few: '{n} عناصر',
          many: '{n} عنصرًا',
          other: '{n} عنصر',
        }),
      ],
    },
  ),
  string(104, 'greeting', 'Hello, {name, select, other {{name}}}!', {
    'type is icu': true,
    translations: [translation('de', 'Hallo, {name, select, other {{name}}}!', bob)],
    screenshots: [{ id: 1 }],
  }),
  string(105, 'legal.imprint', 'Imprint', { 'is hidden': true, context: 'Only shown in Germany' }),
  string(106, 'nav.checkout', 'Checkout', {
    'is duplicate': true,
    added: '2024-04-01 08:30:00',
    updated: '2024-04-01 08:30:00',
    translations: [translation('de', 'Kasse', bob)],
  }),
  string(107, 'brand', 'Lumen', {
    labels: [{ id: 2, title: 'web.json', 'is system': true }],
    fields: [{ name: 'Owner', slug: 'owner', value: 'Marketing', type: 'text' }],
    translations: [translation('uk', 'Lumen', dave), translation('de', 'Lumen', bob, { approvals: [by(carol)] })],
  }),
  string(108, 'mail.subject', 'Your order is on its way', {
    file: files.mail,
    isPassedWorkflow: true,
    comments: [{ user: alice, 'has issue': true, 'has unresolved issue': false }, { user: carol }],
    translations: [
      translation('uk', 'Ваше замовлення вже в дорозі', alice, { provider: 'global_tm', 'is pre translated': true }),
    ],
  }),
];

const mobile: readonly SourceString[] = [
  string(201, 'app_name', 'Lumen Pocket', { file: files.app, branch: { id: 3, name: 'main', title: 'Main' } }),
  string(202, 'sign_in', 'Sign in', {
    file: files.app,
    branch: { id: 3, name: 'main', title: 'Main' },
    'max length': 12,
    fields: [{ name: 'Screen', slug: 'screen', value: 'login', type: 'select' }],
    translations: [translation('uk', 'Увійти', alice, { votes: [up(dave)] }), translation('pt-BR', 'Entrar', dave)],
  }),
  string(203, 'sign_out', 'Sign out', {
    file: files.app,
    translations: [translation('uk', 'Вийти', alice, { approvals: [by(bob)] })],
  }),
];

function plural(language: string, user: number, forms: Readonly<Record<string, string>>): Translation[] {
  return Object.entries(forms).map(([form, text]) => translation(language, text, user, { 'plural form': form }));
}

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
      strings: shop,
    },
    {
      id: 2,
      identifier: 'lumen-pocket',
      name: 'Lumen Pocket',
      sourceLanguageId: 'en',
      targetLanguageIds: ['uk', 'pt-BR'],
      strings: mobile,
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
