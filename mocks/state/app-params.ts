import type { App, ModuleAccess, ModuleEntry } from '../core/registered-app.ts';
import {
  escapePointer,
  readFields,
  readList,
  readOneOf,
  readText,
  readWebAddress,
  StateRefusal,
} from './read-fields.ts';

const KNOWN = ['type', 'clientId', 'clientSecret', 'redirectUris', 'name', 'baseUrl', 'modules', 'access'];

/**
 * Reads the params of `the app is registered`. Source, "App types", Endpoints 1, "Module manifest entry". Throws a
 * {@link StateRefusal}.
 */
export function readApp(params: unknown): App {
  const at = '/params/app';
  const app = readFields(readFields(params, '/params', ['app'])['app'], at, KNOWN);
  const type = readOneOf(app['type'], ['confidential', 'public'] as const, `${at}/type`);
  const clientId = readText(app['clientId'], `${at}/clientId`);
  const redirectUris = readList(app['redirectUris'], `${at}/redirectUris`).map(readRedirectUri);
  if (redirectUris.length === 0) {
    throw new StateRefusal('An app needs at least one redirect URL.', `${at}/redirectUris`);
  }
  const { clientSecret, name, baseUrl, modules, access } = app;
  if (type === 'public' && clientSecret !== undefined) {
    throw new StateRefusal('A public app has no client secret.', `${at}/clientSecret`);
  }
  if (
    baseUrl === undefined &&
    modules !== undefined &&
    Object.values(readModules(modules, `${at}/modules`)).some((list) => list.length > 0)
  ) {
    throw new StateRefusal('An app with modules needs a “baseUrl”.', `${at}/baseUrl`);
  }
  return {
    type,
    clientId,
    redirectUris,
    ...(type === 'confidential' ? { clientSecret: readText(clientSecret, `${at}/clientSecret`) } : {}),
    ...(name === undefined ? {} : { name: readText(name, `${at}/name`) }),
    ...(baseUrl === undefined ? {} : { baseUrl: readWebAddress(baseUrl, `${at}/baseUrl`) }),
    ...(modules === undefined ? {} : { modules: readModules(modules, `${at}/modules`) }),
    ...(access === undefined ? {} : { access: readAccess(access, `${at}/access`) }),
  };
}

function readRedirectUri(value: unknown, index: number): string {
  const at = `/params/app/redirectUris/${index}`;
  const uri = readText(value, at);
  // RFC 6749, 3.1.2: absolute, without a fragment.
  if (!URL.canParse(uri) || uri.includes('#')) {
    throw new StateRefusal(`A redirect URL must be absolute and without a fragment, unlike “${uri}”.`, at);
  }
  if (/^(javascript|data|vbscript):/i.test(uri)) {
    throw new StateRefusal('A redirect URL must not be a script.', at);
  }
  return uri;
}

const GROUPS = ['owner', 'members', 'administrators', 'users'] as const;

/** Who can use an app's modules: a group of the source, or `{"users": [login…]}`. */
function readAccess(value: unknown, at: string): ModuleAccess {
  if (typeof value === 'string') return readOneOf(value, GROUPS, at);
  const users = readList(readFields(value, at, ['users'])['users'], `${at}/users`);
  return { users: users.map((login, index) => readText(login, `${at}/users/${index}`)) };
}

function readModules(value: unknown, at: string): NonNullable<App['modules']> {
  const name = 'file-post-import';
  const entries = readFields(value, at, [name])[name];
  if (entries === undefined) return {};
  return {
    [name]: readList(entries, `${at}/${name}`).map((entry, index) => readModule(entry, `${at}/${name}/${index}`)),
  };
}

function readModule(value: unknown, at: string): ModuleEntry {
  const entry = readFields(value, at);
  const { key, url, signaturePatterns } = entry;
  const required = { key: readText(key, `${at}/key`), url: readText(url, `${at}/url`) };
  if (signaturePatterns === undefined) return { ...entry, ...required };
  const patterns = readFields(signaturePatterns, `${at}/signaturePatterns`);
  for (const [name, pattern] of Object.entries(patterns)) {
    const place = `${at}/signaturePatterns/${escapePointer(name)}`;
    const source = readText(pattern, place);
    try {
      new RegExp(source);
    } catch {
      throw new StateRefusal(`${name} must be a regular expression, unlike “${source}”.`, place);
    }
  }
  return { ...entry, ...required, signaturePatterns: patterns };
}
