import type { Fault } from './faults.ts';

/** Wrongs of the lists: what is listed and how. */
export const listFaults = {
  'lists.translations-any-language': {
    breaks: 'lists.translations.language-id',
    says: 'The list of translations holds those of every language.',
    rules: {
      translationsOf: (resources, projectId) =>
        resources.strings(projectId) &&
        (resources.dataset.languages ?? []).flatMap(({ id }) => resources.translations(projectId, id) ?? []),
    },
  },
} as const satisfies Record<string, Fault>;
