import type { App, ModuleAccess, ModuleEntry, UserDecision } from '../store.ts';

/** A state that cannot be set up: what is wrong, and the JSON pointer to it in the request's body. */
export class StateRefusal extends Error {
  readonly at: string;
  readonly status: 400 | 404 | 413 | 415 | 422;

  constructor(error: string, at: string, status: StateRefusal['status'] = 422) {
    super(error);
    this.at = at;
    this.status = status;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object, or a refusal that names its place. */
export function fieldsOf(value: unknown, at: string, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StateRefusal(`${nameOf(at)} is an object.`, at);
  }
  const stranger = known && Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined) {
    throw new StateRefusal(
      `“${stranger}” is not known here; the names are ${known!.join(', ')}.`,
      `${at}/${pointerPart(stranger)}`,
    );
  }
  return value as Fields;
}

/** The params of `the app is registered`. Source, "App types", Endpoints 1, "Module manifest entry". */
export function appOf(params: unknown): App {
  const at = '/params/app';
  const known = ['type', 'clientId', 'clientSecret', 'redirectUris', 'name', 'baseUrl', 'modules', 'access'];
  const app = fieldsOf(fieldsOf(params, '/params', ['app'])['app'], at, known);
  const type = oneOf(app['type'], ['confidential', 'public'] as const, `${at}/type`);
  const clientId = text(app['clientId'], `${at}/clientId`);
  const redirectUris = list(app['redirectUris'], `${at}/redirectUris`).map(redirectUri);
  if (redirectUris.length === 0) throw new StateRefusal('An app has at least one redirect URL.', `${at}/redirectUris`);
  const { clientSecret, name, baseUrl, modules, access } = app;
  if (type === 'public' && clientSecret !== undefined) {
    throw new StateRefusal('A public app has no client secret.', `${at}/clientSecret`);
  }
  return {
    type,
    clientId,
    redirectUris,
    ...(type === 'confidential' ? { clientSecret: text(clientSecret, `${at}/clientSecret`) } : {}),
    ...(name === undefined ? {} : { name: text(name, `${at}/name`) }),
    ...(baseUrl === undefined ? {} : { baseUrl: webAddress(baseUrl, `${at}/baseUrl`) }),
    ...(modules === undefined ? {} : { modules: modulesOf(modules, `${at}/modules`) }),
    ...(access === undefined ? {} : { access: accessOf(access, `${at}/access`) }),
  };
}

const GROUPS = ['owner', 'members', 'administrators', 'users'] as const;

/** To whom an app's modules are open: one of the groups of the source, or `{"users": [login…]}`. */
function accessOf(value: unknown, at: string): ModuleAccess {
  if (typeof value === 'string') return oneOf(value, GROUPS, at);
  const users = list(fieldsOf(value, at, ['users'])['users'], `${at}/users`);
  return { users: users.map((login, index) => text(login, `${at}/users/${index}`)) };
}

function modulesOf(value: unknown, at: string): NonNullable<App['modules']> {
  const name = 'file-post-import';
  const entries = fieldsOf(value, at)[name];
  if (entries === undefined) return {};
  return { [name]: list(entries, `${at}/${name}`).map((entry, index) => moduleOf(entry, `${at}/${name}/${index}`)) };
}

function moduleOf(value: unknown, at: string): ModuleEntry {
  const entry = fieldsOf(value, at);
  const { key, url, signaturePatterns } = entry;
  const read = { key: text(key, `${at}/key`), url: text(url, `${at}/url`) };
  if (signaturePatterns === undefined) return { ...entry, ...read };
  const patterns = fieldsOf(signaturePatterns, `${at}/signaturePatterns`);
  for (const [name, pattern] of Object.entries(patterns)) {
    const place = `${at}/signaturePatterns/${pointerPart(name)}`;
    try {
      new RegExp(text(pattern, place));
    } catch (error) {
      if (error instanceof StateRefusal) throw error;
      throw new StateRefusal(`${name} is a regular expression; “${String(pattern)}” is none.`, place);
    }
  }
  return { ...entry, ...read, signaturePatterns: patterns };
}

/** The params of `the user will`; `logins` are those of the dataset. */
export function decisionOf(params: unknown, logins: readonly string[]): UserDecision {
  const fields = fieldsOf(params, '/params', ['decision', 'login']);
  const decision = oneOf(fields['decision'], ['approve', 'deny', 'ask'] as const, '/params/decision');
  if (fields['login'] === undefined) return { decision };
  const login = text(fields['login'], '/params/login');
  if (!logins.includes(login)) throw new StateRefusal(`The dataset has no user “${login}”.`, '/params/login');
  return { decision, login };
}

// A thousand years: further on, a date has no ISO form any more.
const MOST_SECONDS = 1_000 * 366 * 86_400;

/** The params of `time passes`. */
export function secondsOf(params: unknown): number {
  const { seconds } = fieldsOf(params, '/params', ['seconds']);
  if (typeof seconds !== 'number' || !(seconds >= 0) || seconds > MOST_SECONDS) {
    throw new StateRefusal('seconds is a number from 0 to a thousand years of them.', '/params/seconds');
  }
  return seconds;
}

/** The params of `the app has sent`: a line of the journal, after which the exchanges are wanted; 0 for all. */
export function lineOf(params: unknown): number {
  const { after = 0 } = fieldsOf(params, '/params', ['after']);
  if (typeof after !== 'number' || !Number.isSafeInteger(after) || after < 0) {
    throw new StateRefusal('after is the number of a line, or 0.', '/params/after');
  }
  return after;
}

function redirectUri(value: unknown, index: number): string {
  const at = `/params/app/redirectUris/${index}`;
  const uri = text(value, at);
  // RFC 6749, 3.1.2: absolute, without a fragment.
  if (!URL.canParse(uri) || uri.includes('#')) {
    throw new StateRefusal(`A redirect URL is absolute and has no fragment; “${uri}” is not so.`, at);
  }
  if (/^(javascript|data|vbscript):/i.test(uri))
    throw new StateRefusal('A redirect URL leads to an app, not to a script.', at);
  return uri;
}

/** An http address without a slash at its end. */
function webAddress(value: unknown, at: string): string {
  const address = text(value, at);
  if (!URL.canParse(address) || !/^https?:/i.test(address)) {
    throw new StateRefusal(`${nameOf(at)} is an address with http or https.`, at);
  }
  return address;
}

/** The value as a string with something in it, or a refusal. */
export function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '')
    throw new StateRefusal(`${nameOf(at)} is a string that is not empty.`, at);
  return value;
}

/** The value as an array, or a refusal. */
export function list(value: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new StateRefusal(`${nameOf(at)} is an array.`, at);
  return value;
}

/** The value as one of these names, or a refusal. */
export function oneOf<Name extends string>(value: unknown, names: readonly Name[], at: string): Name {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new StateRefusal(`${nameOf(at)} is one of ${names.join(', ')}.`, at);
  return found;
}

const nameOf = (at: string) => at.split('/').at(-1) || 'The body';
const pointerPart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
