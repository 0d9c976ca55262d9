import type { Experiment } from './experiment.ts';
import { languageExperiment } from './language-experiment.ts';

/** Every experiment: those on what both editions share, and those on each edition. */
export const EXPERIMENTS: Readonly<Record<'shared' | 'ofEdition', readonly Experiment[]>> = {
  shared: [],
  ofEdition: [languageExperiment],
};
