import type { Gap } from '../../spec/gap.ts';
import { gaps } from '../../spec/gaps.ts';
import type { Shown } from './console.ts';
import { faults } from '../faults.ts';
import type { App } from '../store.ts';
import type { Workings } from '../workings.ts';

/** What was chosen when the service started: its addresses, its faults, and its answers to gaps. */
export function chosenOf({ addresses }: Workings, shown: Pick<Shown, 'faults' | 'answers'>) {
  const isSameOrigin = new URL(addresses.stateUrl).origin === new URL(addresses.baseUrl).origin;
  return {
    addresses,
    /** Where the page sets states; null where its own origin does not have the state address. */
    statePath: isSameOrigin ? new URL(addresses.stateUrl).pathname : null,
    faults: shown.faults.map((id) => ({ id, says: faults[id].says, breaks: faults[id].breaks })),
    answers: Object.entries(shown.answers).map(([id, answer]) => {
      const gap: Gap | undefined = gaps[id as keyof typeof gaps];
      return { id, asks: gap?.asks ?? '', answer, says: gap?.choices?.[answer] ?? '' };
    }),
  };
}

export type Chosen = ReturnType<typeof chosenOf>;

/** The data of this moment in numbers and names, and the apps without their secrets. */
export function worldOf({ resources, store }: Workings) {
  const { dataset } = resources;
  return {
    users: resources.users.slice(0, MOST),
    languages: (dataset.languages ?? []).slice(0, MOST).map(({ id, name }) => ({ id, name: name ?? id })),
    projects: (dataset.projects ?? []).slice(0, MOST).map((project) => ({
      id: project.id,
      identifier: project.identifier,
      name: project.name,
      source: project.sourceLanguageId,
      targets: project.targetLanguageIds ?? [],
      strings: project.strings?.length ?? 0,
      translations: (project.strings ?? []).reduce((sum, { translations }) => sum + (translations?.length ?? 0), 0),
    })),
    tms: (dataset.tms ?? []).slice(0, MOST).map(({ id, segments = [] }) => ({
      id,
      segments: segments.length,
      records: segments.reduce((sum, { records }) => sum + (records?.length ?? 0), 0),
    })),
    glossaries: (dataset.glossaries ?? []).slice(0, MOST).map(({ id, terms = [], concepts = [] }) => ({
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
    apps: [...store.apps.values()].slice(-MOST).map(withoutSecret),
  };
}

export type World = ReturnType<typeof worldOf>;

/** Of a large dataset, as much as somebody reads at a glance. */
const MOST = 100;

/** An app as it may be shown: picked member by member, so that nothing new is shown by accident. */
function withoutSecret({ type, clientId, name, redirectUris, baseUrl, modules, access }: App) {
  return {
    type,
    clientId,
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
