import type { Experiment } from './experiment.ts';
import { languageExperiment } from './language-experiment.ts';
import { lifetimeExperiments } from './lifetime-experiments.ts';
import { listExperiments } from './list-experiments.ts';
import { moduleExperiments } from './module-experiments.ts';
import { oauthExperiments } from './oauth-experiments.ts';
import { otherExperiments } from './other-gaps.ts';

/** What both editions share, or what each has of its own. */
type Scope = 'shared' | 'edition';

/** Experiments of an area. */
interface Experiments {
  readonly area: 'croql' | 'lists' | 'module' | 'oauth';
  readonly scope: Scope;
  readonly experiments: readonly Experiment[];
  /** They move the clock of the target by up to a year, or concern nothing that a check can decide. */
  readonly isForProbeOnly?: true;
}

/** Every experiment, in the order in which they run: those that move the clock come last. */
export const EXPERIMENTS: readonly Experiments[] = [
  { area: 'croql', scope: 'edition', experiments: [languageExperiment] },
  { area: 'lists', scope: 'edition', experiments: listExperiments },
  { area: 'module', scope: 'shared', experiments: moduleExperiments },
  { area: 'oauth', scope: 'shared', experiments: otherExperiments, isForProbeOnly: true },
  { area: 'oauth', scope: 'shared', experiments: oauthExperiments },
  { area: 'oauth', scope: 'shared', experiments: lifetimeExperiments, isForProbeOnly: true },
];
