import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** How a gap was resolved when the profile was made, and how it is now. */
export interface Resolved {
  readonly pinned: string;
  readonly seen: string;
  /** When the profile was made, in ISO 8601. */
  readonly since: string;
}

const since = '2026-11-22T20:00:00.000Z';

/** A target resolves a gap as its profile says. */
export const isAsPinned = (gap: RequirementId): Rule<Resolved> => ({
  requirement: gap,
  expected: 'the resolution of the profile',
  violation: ({ pinned, seen, since: date }) =>
    seen === pinned ? undefined : { code: 'drift', gap, pinned, seen, since: date },
  invalid: [
    { title: 'another known resolution', input: { pinned: 'refused', seen: 'works', since } },
    { title: 'none that is known', input: { pinned: '25', seen: 'a page has no end', since } },
  ],
  valid: [{ title: 'the same', input: { pinned: 'refused', seen: 'refused', since } }],
});
