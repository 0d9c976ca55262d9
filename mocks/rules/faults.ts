import { nearest } from '../../spec/nearest.ts';
import { accessFaults } from '../oauth/access-faults.ts';
import { authorizeFaults } from '../oauth/authorize-faults.ts';
import { croqlFaults } from '../lists/croql-faults.ts';
import { listFaults } from '../lists/list-faults.ts';
import { tokenResponseFaults } from '../oauth/token-response-faults.ts';
import { tokenFaults } from '../oauth/token-faults.ts';
import { moduleFaults } from '../modules/module-faults.ts';
import { confusedMemberFaults, unreadMemberFaults } from '../lists/member-faults.ts';
import type { Fault } from '../core/fault.ts';
import type { Rules } from './rules.ts';

/** The name of a fault. */
export type FaultId =
  | keyof typeof authorizeFaults
  | keyof typeof tokenFaults
  | keyof typeof tokenResponseFaults
  | keyof typeof accessFaults
  | keyof typeof listFaults
  | keyof typeof croqlFaults
  | keyof typeof confusedMemberFaults
  | keyof typeof unreadMemberFaults
  | keyof typeof moduleFaults;

/** Every named fault of the reference service. */
export const faults: Readonly<Record<FaultId, Fault<Rules>>> = {
  ...authorizeFaults,
  ...tokenFaults,
  ...tokenResponseFaults,
  ...accessFaults,
  ...listFaults,
  ...croqlFaults,
  ...confusedMemberFaults,
  ...unreadMemberFaults,
  ...moduleFaults,
};

/** Whether there is a fault with this name. */
export const isFaultId = (id: string): id is FaultId => Object.hasOwn(faults, id);

/** The rules that these faults replace. Throws an Error if a name is unknown, or if two faults replace the same rule. */
export function collectFaultRules(ids: readonly FaultId[]): Partial<Rules> {
  const replacedBy = new Map<string, FaultId>();
  const changes = ids.map((id) => {
    if (!isFaultId(id)) {
      const [near] = nearest(String(id), Object.keys(faults));
      const hint = near === undefined ? '`locspec list faults` has all of them.' : `Did you mean “${near}”?`;
      throw new Error(`There is no fault “${String(id)}”. ${hint}`);
    }
    for (const rule of Object.keys(faults[id].rules)) {
      const other = replacedBy.get(rule);
      if (other !== undefined && other !== id) {
        throw new Error(`The faults ${other} and ${id} cannot be combined: both replace the rule ${rule}.`);
      }
      replacedBy.set(rule, id);
    }
    return faults[id].rules;
  });
  return Object.assign({}, ...changes);
}
