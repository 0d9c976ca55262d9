import { editionChecks } from './service-editions.ts';
import { importChecks } from './service-imports.ts';
import { limitChecks } from './service-limits.ts';
import { projectChecks } from './service-projects.ts';
import { requestChecks } from './service-requests.ts';
import { responseChecks } from './service-responses.ts';
import { resultChecks } from './service-results.ts';
import { accessChecks } from './service-access.ts';
import { selectionChecks } from './service-selection.ts';
import { sequenceChecks } from './service-sequences.ts';
import { updateChecks } from './service-updates.ts';
import { writingChecks } from './service-writings.ts';
import type { Check } from '../kit/check.ts';

/** How a service calls the modules of apps, and what it does with their responses. */
export const moduleChecks: readonly Check[] = [
  ...requestChecks,
  ...selectionChecks,
  // What is wrong with every result has its own checks, which come before those that only happen to see it.
  ...resultChecks,
  ...responseChecks,
  ...writingChecks,
  ...accessChecks,
  ...limitChecks,
  ...importChecks,
  ...editionChecks,
  ...projectChecks,
  ...updateChecks,
  ...sequenceChecks,
];
