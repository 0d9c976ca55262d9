import { coverage } from './directed.gen.ts';

/** How many coverage goals of each list have a directed case, how many expression mutants these kill, and what is left. */
export const coverageLines = (): readonly string[] =>
  Object.entries(coverage).flatMap(([list, { goals, covered, mutants, killed, uncovered }]) => [
    `${list}: ${covered} of ${goals} coverage goals, ${killed} of ${mutants} expression mutants killed`,
    ...uncovered.map((goal) => `  no case: ${goal}`),
  ]);
