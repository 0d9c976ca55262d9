import type { Experiment } from './experiment.ts';
import { languageExperiment } from './language-experiment.ts';

/** The experiments of an area; each edition has its own lists and its own language. */
interface Experiments {
  readonly isOfEdition: boolean;
  readonly experiments: readonly Experiment[];
}

/** Every experiment, in the order in which they run. */
export const EXPERIMENTS: Readonly<Record<'oauth' | 'module' | 'lists' | 'croql', Experiments>> = {
  oauth: { isOfEdition: false, experiments: [] },
  module: { isOfEdition: false, experiments: [] },
  lists: { isOfEdition: true, experiments: [] },
  croql: { isOfEdition: true, experiments: [languageExperiment] },
};
