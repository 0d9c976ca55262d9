import { consistent, undetermined, unlikeAll } from './conclusions.ts';
import type { Experiment } from './experiment.ts';
import { requestFirstPage } from './open-lists.ts';
import { readRecords } from '../drivers/read-list.ts';
import { AS_ASSUMED } from '../../run/profile.ts';
import { gaps } from '../../spec/gaps/gaps.ts';
import type { Gap, GapId } from '../../spec/gaps/gaps.ts';

/** Gaps that no request to a service shows: why, and what would decide them. */
interface Unseen {
  readonly saw: string;
  readonly decide: string;
  readonly gaps: readonly GapId[];
}

const UNSEEN: readonly Unseen[] = [
  {
    saw: 'the gap is about an app, and the probe plays the app itself',
    decide: 'locspec verify app',
    gaps: (Object.entries(gaps) as [GapId, Gap][]).flatMap(([gap, { role }]) => (role === 'app' ? [gap] : [])),
  },
  {
    saw: 'no known address returns a glossary concept',
    decide: 'the address of such an endpoint',
    gaps: ['resources.concept-endpoint'],
  },
  {
    saw: 'no known request changes a term',
    decide: 'a request that changes the status of a term',
    gaps: ['states.term-status'],
  },
  {
    saw: 'no known request subscribes to an event',
    decide: 'the documentation of the target',
    gaps: ['events.notifications'],
  },
  {
    saw: 'the kit knows one version, that of the path prefix',
    decide: 'the documentation of the target',
    gaps: ['versioning.policy'],
  },
];

/** The records of the project list. */
const projectRecords: Experiment = {
  gaps: ['resources.other-records'],
  observe: async (context, edition) => {
    const gap = 'resources.other-records';
    const exchange = await requestFirstPage(context, { edition, path: '/projects' });
    const found = readRecords(exchange) ?? [];
    if (found.length === 0)
      return [undetermined(gap, `the project list gives ${exchange.response.status} and no records`)];
    const saw = `a project has ${Object.keys(found[0]!).slice(0, 20).join(', ')}`;
    return [found.every(({ id }) => id !== undefined) ? consistent(gap, AS_ASSUMED, saw) : unlikeAll(gap, saw)];
  },
};

/** The gaps that bind no service, or that a service cannot show, and the records that belong to no list. */
export const otherExperiments: readonly Experiment[] = [
  projectRecords,
  ...UNSEEN.map(({ gaps: unseen, saw, decide }): Experiment => ({
    gaps: unseen,
    observe: async () => unseen.map((gap) => undetermined(gap, saw, decide)),
  })),
];
