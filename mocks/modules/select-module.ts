import { createBoundedMatcher } from './bounded-matcher.ts';
import type { AppModule, FileImport } from './job-types.ts';
import type { ModuleContext } from './module-context.ts';

/** The module that is called for a file of this user, if any. Source, Endpoints 5 and "Module manifest entry". */
export function selectModule(
  { rules, store, resources }: Pick<ModuleContext, 'rules' | 'store' | 'resources'>,
  { file, login, edition, operation }: Pick<FileImport, 'file' | 'login' | 'edition' | 'operation'>,
): AppModule | undefined {
  const matches = createBoundedMatcher();
  const logins = resources.users.map((user) => user.login);
  const start = Buffer.from(file.content, 'utf8').subarray(0, rules.maxPatternBytes()).toString('utf8');
  const isMatching = ({ module, app }: AppModule) => {
    if (!rules.hasAccess(app.access, login, logins, edition)) return false;
    const { fileName, fileContent } = module.signaturePatterns ?? {};
    if (fileName === undefined && fileContent === undefined && !rules.isSelectedWithoutPatterns()) return false;
    return rules.isSelected(
      fileName === undefined ? undefined : rules.nameMatches(fileName, file, matches),
      fileContent === undefined ? undefined : rules.contentMatches(fileContent, start, file, matches),
      operation,
    );
  };
  const modules = rules
    .orderApps(store.apps.values())
    .flatMap((app) => (app.modules?.['file-post-import'] ?? []).map((module) => ({ app, module })));
  return rules.chooseModule(modules.filter(isMatching));
}
