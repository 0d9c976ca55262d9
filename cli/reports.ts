import { requireKnown } from './known.ts';
import { REPORTS } from '../run/plan.ts';
import type { ReportName } from '../run/plan.ts';

/** The forms of the report that `--report` names. Throws a {@link CliError} for an unknown one. */
export function reportsOf(names: readonly string[] = []): readonly ReportName[] {
  requireKnown(names, REPORTS, 'report');
  return names as readonly ReportName[];
}
