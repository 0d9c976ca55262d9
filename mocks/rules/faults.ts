import { authorizeFaults } from './oauth/authorize-faults.ts';
import { croqlFaults } from './lists/croql-faults.ts';
import { listFaults } from './lists/list-faults.ts';
import { tokenAnswerFaults } from './oauth/token-answer-faults.ts';
import { tokenFaults } from './oauth/token-faults.ts';
import { moduleFaults } from './modules/faults.ts';
import { mixedFaults, unreadFaults } from './lists/member-faults.ts';
import type { Fault } from './fault.ts';
import type { Rules } from './rules.ts';

export type FaultId =
  | keyof typeof authorizeFaults
  | keyof typeof tokenFaults
  | keyof typeof tokenAnswerFaults
  | keyof typeof listFaults
  | keyof typeof croqlFaults
  | keyof typeof mixedFaults
  | keyof typeof unreadFaults
  | keyof typeof moduleFaults;

/** Every named fault of the reference service. */
export const faults: Readonly<Record<FaultId, Fault>> = {
  ...authorizeFaults,
  ...tokenFaults,
  ...tokenAnswerFaults,
  ...listFaults,
  ...croqlFaults,
  ...mixedFaults,
  ...unreadFaults,
  ...moduleFaults,
};

/** Whether there is a fault of this name. */
export const isFaultId = (id: string): id is FaultId => Object.hasOwn(faults, id);

/** The rules that these faults replace. Throws an Error where a name is unknown or two faults replace one rule. */
export function rulesOfFaults(ids: readonly FaultId[]): Partial<Rules> {
  const replacedBy = new Map<string, FaultId>();
  const changes = ids.map((id) => {
    if (!isFaultId(id)) throw new Error(`There is no fault “${String(id)}”.`);
    for (const rule of Object.keys(faults[id].rules)) {
      const other = replacedBy.get(rule);
      if (other !== undefined && other !== id) {
        throw new Error(`The faults ${other} and ${id} change the same decision (${rule}) and cannot be had at once.`);
      }
      replacedBy.set(rule, id);
    }
    return faults[id].rules;
  });
  return Object.assign({}, ...changes);
}
