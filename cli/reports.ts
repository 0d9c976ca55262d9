import { known } from './known.ts';
import { REPORTS } from '../spec/run.ts';
import type { ReportName } from '../spec/run.ts';

/** The forms of the report that `--report` names. Throws a complaint for one that is not known. */
export function reportsOf(names: readonly string[] = []): readonly ReportName[] {
  known(names, REPORTS, 'report');
  return names as readonly ReportName[];
}
