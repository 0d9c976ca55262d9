import type { Experiment } from './experiment.ts';
import { languageExperiment } from './language-experiment.ts';
import { lifetimeExperiments } from './lifetime-experiments.ts';
import { listExperiments } from './list-experiments.ts';
import { moduleExperiments } from './module-experiments.ts';
import { oauthExperiments } from './oauth-experiments.ts';
import { otherExperiments } from './other-gaps.ts';

/** The experiments of an area. */
interface Experiments {
  /** What both editions share, or what each has of its own. */
  readonly scope: 'shared' | 'edition';
  readonly experiments: readonly Experiment[];
}

/** An area that has gaps. */
export type GapArea = 'croql' | 'lists' | 'module' | 'oauth';

/** Every experiment, by area, in the order in which a probe runs them: those that move the clock come last. */
export const EXPERIMENTS: Readonly<Record<GapArea, Experiments>> = {
  croql: { scope: 'edition', experiments: [languageExperiment] },
  lists: { scope: 'edition', experiments: listExperiments },
  module: { scope: 'shared', experiments: [...moduleExperiments, ...otherExperiments] },
  oauth: { scope: 'shared', experiments: [...oauthExperiments, ...lifetimeExperiments] },
};
