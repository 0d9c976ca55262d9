import type { Experiment } from './experiment.ts';

/** The experiments of an area. */
interface Experiments {
  /** What both editions share, or what each has of its own. */
  readonly scope: 'shared' | 'edition';
  /** Loads them, in the order in which a probe runs them: those that move the clock come last. */
  readonly load: () => Promise<readonly Experiment[]>;
}

/** An area that has gaps. */
export type GapArea = 'croql' | 'lists' | 'module' | 'oauth';

/** Every experiment, by area. */
export const EXPERIMENTS: Readonly<Record<GapArea, Experiments>> = {
  croql: {
    scope: 'edition',
    load: async () => [(await import('./language-experiment.ts')).languageExperiment],
  },
  lists: { scope: 'edition', load: async () => (await import('./list-experiments.ts')).listExperiments },
  module: {
    scope: 'shared',
    load: async () => [
      ...(await import('./module-experiments.ts')).moduleExperiments,
      ...(await import('./other-gaps.ts')).otherExperiments,
    ],
  },
  oauth: {
    scope: 'shared',
    load: async () => [
      ...(await import('./oauth-experiments.ts')).oauthExperiments,
      ...(await import('./lifetime-experiments.ts')).lifetimeExperiments,
    ],
  },
};
