import { Complaint } from './complaint.ts';
import { EXIT } from '../reports/exit-code.ts';
import { nearest } from '../spec/nearest.ts';

/** Refuses the first name that is not known, with the nearest one that is. */
export function known(names: readonly string[], all: readonly string[], kind: string): void {
  const stray = names.find((name) => !all.includes(name));
  if (stray === undefined) return;
  const [near] = nearest(stray, all);
  throw new Complaint(
    `There is no ${kind} “${stray}”; ${near === undefined ? `there are ${all.slice(0, 5).join(', ')}${all.length > 5 ? ', …' : ''}` : `did you mean “${near}”?`}`,
    EXIT.usage,
  );
}
