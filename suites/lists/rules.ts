import { selectsNothing } from '../rules/selects-nothing.ts';
import * as pageRules from './page-rules.ts';
import * as recordRules from './record-rules.ts';
import * as responseRules from './response-rules.ts';
import { rulesOf } from '../kit/rule.ts';
import type { AnyRule } from '../kit/rule.ts';

/** Every rule about lists, for their self-test. Of rules that are made for a requirement, one each. */
export const listRules: readonly AnyRule[] = [
  ...rulesOf(pageRules, recordRules, responseRules),
  selectsNothing('edition.hosted.is-passed-workflow'),
];
