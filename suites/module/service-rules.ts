import { isWithinLimit, jobRules } from './job-rules.ts';
import { showApart } from './show-value.ts';
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
    const [before, after] = showApart(describeResult(expected), describeResult(actual), MAX_SHOWN);
    return { code: 'wrong-result', what, expected: before, actual: after };
  },
  invalid: [
    { title: 'another number', input: added(1) },
    { title: 'nothing', input: added(undefined) },
  ],
  valid: [{ title: 'the expected number', input: added(2) }],
});

const describeResult = (value: unknown) =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);
/** The longest part of a result that a finding shows. */
const MAX_SHOWN = 300;

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
