import { boundedMatcher } from './pattern.ts';
import type { ImportedFile, Offered } from './rules.ts';
import type { Workings } from '../workings.ts';

/** The module that a file goes to when this user imports it, if any. Source, Endpoints 5 and "Module manifest entry". */
export function selectModule(inside: Workings, file: ImportedFile, login: string | null): Offered | undefined {
  const { rules, store, resources } = inside;
  const matches = boundedMatcher();
  const logins = resources.users.map((user) => user.login);
  const start = Buffer.from(file.content, 'utf8').subarray(0, rules.contentReach()).toString('utf8');
  const isMatching = ({ module, app }: Offered) => {
    if (!rules.hasAccess(app.access, login, logins)) return false;
    const { fileName, fileContent } = module.signaturePatterns ?? {};
    return rules.isSelected(
      fileName === undefined ? undefined : rules.nameMatches(fileName, file, matches),
      fileContent === undefined ? undefined : rules.contentMatches(fileContent, start, file, matches),
    );
  };
  const offered = rules
    .appsInTurn([...store.apps.values()])
    .flatMap((app) => (app.modules?.['file-post-import'] ?? []).map((module) => ({ app, module })));
  return rules.chosen(offered.filter(isMatching));
}
