import { expect, test } from 'vitest';
import { ADDRESSES, directly, runChecks, runInProcess, wholePlan } from './in-process.ts';
import { createContext, serveContext } from './mutants/reference.ts';
import { openTarget } from '../suites/kit/target.ts';
import { moduleChecks } from '../suites/module/service-checks.ts';
import { moduleRules } from '../mocks/modules/module-rules.ts';
import type { ModuleRules } from '../mocks/modules/module-rules.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/* Faults of a service that show only after certain imports, and what a service may keep of them. */

const checks = moduleChecks.filter(({ id }) => id === 'module.imports.sequences');

const runWith = (rules: Partial<ModuleRules>) =>
  runChecks(
    checks,
    openTarget(wholePlan, ADDRESSES, () => directly(serveContext(createContext(ADDRESSES, {}, rules)))),
  );

// prettier-ignore
const FAULTS: readonly (readonly [says: string, requirement: RequirementId, make: () => Partial<ModuleRules>])[] = [
  ['The module that was chosen for a file stays the one that is called for it.', 'module.selection.matching', () => {
    let files: Map<string, string>;
    let name = '';
    return {
      nameMatches: (pattern, file, matches) => {
        name = file.name;
        return matches(pattern, file.name);
      },
      moduleAddress: (base, url) => {
        files ??= new Map();
        const first = files.get(name) ?? url;
        files.set(name, first);
        return moduleRules.moduleAddress(base, first);
      },
    };
  }],
  ['The labels of a string that a later import of its file sends again are dropped.', 'module.result.labels', () => {
    const known = new Set<string>();
    return { completeString: (string, { uniqId, labels = [] }) => {
      const isKnown = known.has(uniqId);
      known.add(uniqId);
      return isKnown && labels.length > 1 ? { ...string, labels: [] } : string;
    } };
  }],
  ['Translations of the third language of a file are lost.', 'module.result.translations', () => {
    const languages = new Map<string, Set<string>>();
    return { completeString: (string, { uniqId, translations = {} }) => {
      const known = languages.get(uniqId) ?? new Set();
      languages.set(uniqId, known);
      for (const language of Object.keys(translations)) known.add(language);
      return known.size > 2 && Object.keys(translations).length === 1 ? { ...string, translations: [] } : string;
    } };
  }],
];

for (const [says, requirement, make] of FAULTS)
  test(`it is noticed, and a short sequence is shown: ${says}`, async () => {
    const [outcome] = await runWith(make());
    expect(outcome?.findings.map((finding) => finding.requirement)).toEqual([requirement]);
    expect(JSON.stringify(outcome?.findings).match(/; /g)?.length ?? 0).toBeLessThan(12);
  });

test('the reference service is not flagged', async () => {
  const [outcome] = await runInProcess(checks);
  expect(outcome).toMatchObject({ status: 'done', findings: [] });
});

// prettier-ignore
const VARIATIONS: Readonly<Record<string, Partial<ModuleRules>>> = {
  'strings of a file that an app refuses are kept': { keepOnFailure: (before) => [...before] },
  'a file may have the labels of an app beside those of the system': {
    completeString: (string) => ({ ...string, labels: [...(string.labels ?? []), { id: 1, title: 'system', 'is system': true }] }),
  },
};
for (const [title, rules] of Object.entries(VARIATIONS))
  test(`a service may do this: ${title}`, async () => {
    const [outcome] = await runWith(rules);
    expect(outcome?.findings).toEqual([]);
  });
