import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { RecordedFinding } from '../run/outcome.ts';

/** A finding without exchanges, for tests. */
export const finding = (requirement: RequirementId, check = 'oauth.x'): RecordedFinding => ({
  requirement,
  check,
  title: 'something is wrong',
  expected: 'this',
  violation: { code: 'wrong-result', what: 'something is wrong', expected: 'this', actual: 'that' },
  exchanges: [],
  replay: 'locspec replay case-0000',
  case: 'case-0000',
  again: `locspec verify service --check ${check}`,
});
