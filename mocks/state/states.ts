import { describeProblems } from '../data/dataset-check.ts';
import { readPartialDataset } from '../data/partial-dataset.ts';
import type { InjectedFailure } from '../core/injected-failure.ts';
import { indexDataset } from '../data/resources.ts';
import { importFile } from '../modules/import-file.ts';
import type { ModuleContext } from '../modules/module-context.ts';
import type { ModuleRules } from '../modules/module-rules.ts';
import type { OauthRules } from '../oauth/oauth-rules.ts';
import { readApp } from './app-params.ts';
import { authorizeApp } from './authorize-app.ts';
import { readImport } from './import-params.ts';
import { readFields, readList, readText, StateRefusal } from './read-fields.ts';
import { readDecision, readEnding, readExchangeNumber, readProjects, readSeconds } from './state-params.ts';

/** What the states together need of a service. */
export type StateContext = ModuleContext<ModuleRules & OauthRules>;

/** Sets up one state and returns the response's body. Throws a {@link StateRefusal} if it cannot. */
export type StateHandler = (context: StateContext, params: unknown) => object | Promise<object>;

/** The states of the state address, by the names that Pact's verifiers send. */
export const STATES: Readonly<Record<string, StateHandler>> = {
  'the dataset is': (context, params) => {
    const checked = readPartialDataset(readFields(params, '/params', ['dataset'])['dataset']);
    if (!checked.ok) {
      const [first] = checked.problems;
      throw new StateRefusal(describeProblems(checked.problems), `/params/dataset${first?.at ?? ''}`);
    }
    context.resources = indexDataset(checked.dataset);
    const { login, decision } = context.store.userWill;
    // The decision stays, but a user who no longer exists cannot make it.
    if (login !== undefined && context.resources.findUserId(login) === undefined) {
      context.store.userWill = { decision };
    }
    return {};
  },
  'the app is registered': ({ store }, params) => {
    const app = readApp(params);
    store.apps.set(app.clientId, app);
    // `access` is an addition of the kit: the response confirms that it was applied.
    return app.access === undefined ? {} : { access: app.access };
  },
  'the user will': ({ store, resources }, params) => {
    store.userWill = readDecision(
      params,
      resources.users.map((user) => user.login),
    );
    return {};
  },
  'time passes': ({ clock }, params) => {
    clock.advance(readSeconds(params));
    return {};
  },
  'the service is reset': ({ reset }, params) => {
    readFields(params, '/params', []);
    if (reset === undefined) throw new StateRefusal('This service cannot be reset.', '/state', 404);
    reset();
    return {};
  },
  'the grants are withdrawn': ({ store }) => {
    for (const tokens of [store.accessTokens, store.refreshTokens]) {
      for (const [name] of tokens.entries()) tokens.delete(name);
    }
    return {};
  },
  'the secrets end in': ({ store }, params) => {
    store.secretEnding = readEnding(params);
    return {};
  },
  'the user sees': ({ store, resources }, params) => {
    const { login, projects } = readProjects(params);
    if (resources.findUserId(login) === undefined)
      throw new StateRefusal(`The dataset has no user “${login}”.`, '/params/login');
    store.projectsOf.set(login, projects);
    return {};
  },
  'the service fails': ({ fail, store }, params) => {
    if (fail === undefined) throw new StateRefusal('This service injects no failures.', '/state', 404);
    const failures = readList(readFields(params, '/params', ['failures'])['failures'], '/params/failures');
    const added: (() => void)[] = [];
    for (const [index, failure] of failures.entries()) {
      try {
        added.push(fail(failure as InjectedFailure));
      } catch (error) {
        for (const end of added) end();
        throw new StateRefusal((error as Error).message, `/params/failures/${index}`);
      }
    }
    for (const end of store.endFailures.splice(0, Infinity, ...added)) end();
    return {};
  },
  'the app has sent': ({ recording }, params) => {
    if (recording === undefined) throw new StateRefusal('This service does not record exchanges.', '/state', 404);
    return { exchanges: recording.listAfter(readExchangeNumber(params)) };
  },
  'the app is authorized': authorizeApp,
  'the requests were valid': ({ verify }, params) => {
    if (verify === undefined) throw new StateRefusal('This service keeps no findings.', '/state', 404);
    const { allow = [] } = readFields(params, '/params', ['allow']);
    const names = readList(allow, '/params/allow').map((name, index) => readText(name, `/params/allow/${index}`));
    try {
      return { findings: verify(names) };
    } catch (error) {
      throw new StateRefusal((error as Error).message, '');
    }
  },
  'the file is imported': (context, params) => importFile(context, readImport(params, context.resources)),
};
