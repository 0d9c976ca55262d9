import { findPublicSecret } from '../core/demo-apps.ts';
import type { App } from '../core/registered-app.ts';
import type { ConsoleContext } from './console-context.ts';

/** The current data as names and counts, and the apps with the secrets of the demo apps alone. At most 100 items of each kind. */
export function describeData({ resources, store }: Pick<ConsoleContext, 'resources' | 'store'>) {
  const { dataset } = resources;
  return {
    users: resources.users.slice(0, MAX_ITEMS),
    languages: (dataset.languages ?? []).slice(0, MAX_ITEMS).map(({ id, name }) => ({ id, name: name ?? id })),
    projects: (dataset.projects ?? []).slice(0, MAX_ITEMS).map((project) => ({
      id: project.id,
      identifier: project.identifier,
      name: project.name,
      source: project.sourceLanguageId,
      targets: project.targetLanguageIds ?? [],
      strings: project.strings?.length ?? 0,
      translations: (project.strings ?? []).reduce((sum, { translations }) => sum + (translations?.length ?? 0), 0),
    })),
    tms: (dataset.tms ?? []).slice(0, MAX_ITEMS).map(({ id, segments = [] }) => ({
      id,
      segments: segments.length,
      records: segments.reduce((sum, { records }) => sum + (records?.length ?? 0), 0),
    })),
    glossaries: (dataset.glossaries ?? []).slice(0, MAX_ITEMS).map(({ id, terms = [], concepts = [] }) => ({
      id,
      terms: terms.length,
      concepts: concepts.length,
    })),
    counts: {
      projects: dataset.projects?.length ?? 0,
      strings: (dataset.projects ?? []).reduce((sum, { strings }) => sum + (strings?.length ?? 0), 0),
      tms: dataset.tms?.length ?? 0,
      glossaries: dataset.glossaries?.length ?? 0,
      users: resources.users.length,
      languages: dataset.languages?.length ?? 0,
    },
    apps: store.apps.values().slice(-MAX_ITEMS).map(describeApp),
  };
}

/** The response of `_console/api/data`, without its lists. */
export type ConsoleData = ReturnType<typeof describeData>;

const MAX_ITEMS = 100;

/** An app without a secret of its own. Members are copied one by one, so that a new member is not shown by accident. */
function describeApp(app: App) {
  const { type, clientId, name, redirectUris, baseUrl, modules, access } = app;
  return {
    type,
    clientId,
    publicSecret: findPublicSecret(app) ?? null,
    name: name ?? null,
    redirectUris,
    baseUrl: baseUrl ?? null,
    access: typeof access === 'object' ? access.users.join(', ') : (access ?? null),
    modules: (modules?.['file-post-import'] ?? []).map(({ key, url, signaturePatterns }) => ({
      key,
      url,
      fileName: signaturePatterns?.fileName ?? null,
      fileContent: signaturePatterns?.fileContent ?? null,
    })),
  };
}
