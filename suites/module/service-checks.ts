import type { Check } from '../check.ts';

/** How a service calls the modules of apps, and what it does with their answers. */
export const moduleChecks: readonly Check[] = [];
