import type { Place } from './list-change.ts';
import { FIXTURE_IDS } from '../../suites/oracle/fixture-lists.ts';
import { CONTEXT_NAMES } from '../../spec/croql/contexts.ts';

/** The lists by their kind and by which of several owners they have. */
// prettier-ignore
export const PATH_PLACES: Readonly<Record<string, Place>> = {
  'in every list': () => true,
  ...Object.fromEntries(CONTEXT_NAMES.map((context): [string, Place] => [`in lists of a ${context}`, (asked) => asked.context === context])),
  'in projects but the first': ({ path }) => path.startsWith('/projects/') && !path.startsWith(`/projects/${FIXTURE_IDS.project}/`),
  'in memories and glossaries but the first': ({ path }) => /^\/(tms|glossaries)\//.test(path) && ![FIXTURE_IDS.tm, FIXTURE_IDS.glossary].some((id) => path.includes(`/${id}/`)),
  'into languages but uk': ({ path }) => /translations$/.test(path) && !path.includes('/uk/'),
  'into a language with a region': ({ path }) => /languages\/[^/]*-[^/]*\//.test(path),
};

export const EDITIONS: Readonly<Record<string, Place>> = {
  'in the hosted edition': ({ edition }) => edition === 'hosted',
  'in the enterprise edition': ({ edition }) => edition === 'enterprise',
};
