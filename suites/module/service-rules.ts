import { isWithinLimit, jobRules } from './job-rules.ts';
import type { AnyRule, Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Something that a service did, as a value that can be compared. */
export interface ServiceResult {
  /** What is wrong when the values differ. */
  readonly what: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

const added = (actual: unknown): ServiceResult => ({ what: 'strings are missing', expected: 2, actual });

/** What a service did has the expected result. */
export const hasResult = (requirement: RequirementId): Rule<ServiceResult> => ({
  madeBy: ['hasResult', requirement],
  requirement,
  expected: 'the result that the source describes or the configuration names',
  violation: ({ what, expected, actual }) => {
    if (JSON.stringify(expected) === JSON.stringify(actual)) return undefined;
    const from = Math.max(0, findDifference(expected, actual) - BEFORE);
    return { code: 'wrong-result', what, expected: showResult(expected, from), actual: showResult(actual, from) };
  },
  invalid: [
    { title: 'another number', input: added(1) },
    { title: 'nothing', input: added(undefined) },
  ],
  valid: [{ title: 'the expected number', input: added(2) }],
});

/** The longest part of a result that is shown, and what of it stands before a difference. */
const MAX_SHOWN = 300;
const BEFORE = 40;

/** Where two texts begin to differ. */
function findDifference(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string') return 0;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

function showResult(value: unknown, from: number): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= MAX_SHOWN) return text;
  const part = text.slice(from, from + MAX_SHOWN);
  return `${from > 0 ? '…' : ''}${part}${from + MAX_SHOWN < text.length ? '…' : ''} (${text.length} characters)`;
}

/** The address of a call, and the addresses that the base address of an app and the `url` of a module can make. */
export interface CallAddress {
  readonly path: string;
  readonly appended: string;
  readonly resolved: string;
}

const address = (path: string): CallAddress => ({ path, appended: '/app/module-a', resolved: '/module-a' });

/** A module is called at an address made of base and url; which way to join them is right, another rule decides. */
export const isJoinedAddress: Rule<CallAddress> = {
  requirement: 'module.call.address',
  expected: 'the address that the base address and the url of the module make',
  violation: ({ path, appended, resolved }) =>
    path === appended || path === resolved
      ? undefined
      : { code: 'wrong-result', what: 'the module is called at another address', expected: appended, actual: path },
  invalid: [
    { title: 'the base address', input: address('/app') },
    { title: 'the url twice', input: address('/app/module-a/module-a') },
  ],
  valid: [
    { title: 'appended', input: address('/app/module-a') },
    { title: 'resolved', input: address('/module-a') },
  ],
};

/** Every rule about a service that calls modules. A rule that is made for a requirement stands here for one of them. */
export const serviceRules: readonly AnyRule[] = [
  ...jobRules,
  isWithinLimit,
  isJoinedAddress,
  hasResult('module.result.strings-added'),
];
