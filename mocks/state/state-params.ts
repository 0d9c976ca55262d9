import type { SecretEnding, UserDecision } from '../core/store.ts';
import type { ProjectEntry } from '../data/resources.ts';
import { readFields, readList, readOneOf, readText, StateRefusal } from './read-fields.ts';

/** Reads the params of `the user will`; `logins` are those of the dataset. Throws a {@link StateRefusal}. */
export function readDecision(params: unknown, logins: readonly string[]): UserDecision {
  const fields = readFields(params, '/params', ['decision', 'login']);
  const decision = readOneOf(fields['decision'], ['approve', 'deny', 'ask'] as const, '/params/decision');
  if (fields['login'] === undefined) return { decision };
  const login = readText(fields['login'], '/params/login');
  if (!logins.includes(login)) throw new StateRefusal(`The dataset has no user “${login}”.`, '/params/login');
  return { decision, login };
}

/** Reads the params of `the secrets end in`. Throws a {@link StateRefusal}. */
export function readEnding(params: unknown): SecretEnding {
  const { code, token } = readFields(params, '/params', ['code', 'token']);
  if (typeof code !== 'string' || !/^[\x21-\x7e]*$/.test(code))
    throw new StateRefusal('code must be visible ASCII characters.', '/params/code');
  if (typeof token !== 'string' || !/^[\w.~+/-]*=*$/.test(token))
    throw new StateRefusal('token must be characters of a bearer token.', '/params/token');
  return { code, token };
}

const LONGEST_LIST = 1_000;

/** Reads the params of `the user sees`: a login, and the names of the projects that its list holds. Throws a {@link StateRefusal}. */
export function readProjects(params: unknown): {
  readonly login: string;
  readonly projects: readonly ProjectEntry[];
} {
  const fields = readFields(params, '/params', ['login', 'projects']);
  const names = readList(fields['projects'], '/params/projects');
  if (names.length > LONGEST_LIST)
    throw new StateRefusal(`projects has at most ${LONGEST_LIST} names.`, '/params/projects');
  const projects = names.map((given, index): ProjectEntry => {
    const name = readText(given, `/params/projects/${index}`);
    const project = { id: index + 1, identifier: `project-${index + 1}`, name };
    return { records: [{ ...project, sourceLanguageId: 'en', targetLanguageIds: [], strings: [] }], owner: undefined };
  });
  return { login: readText(fields['login'], '/params/login'), projects };
}

/** A thousand years, by which the clock can be moved at once; the ISO form of a date cannot express much more. */
export const MAX_SECONDS = 1_000 * 366 * 86_400;

/** Reads the params of `time passes`, a number of seconds. Throws a {@link StateRefusal}. */
export function readSeconds(params: unknown): number {
  const { seconds } = readFields(params, '/params', ['seconds']);
  if (typeof seconds !== 'number' || !(seconds >= 0) || seconds > MAX_SECONDS) {
    throw new StateRefusal('seconds must be a number from 0 to a thousand years.', '/params/seconds');
  }
  return seconds;
}

/**
 * Reads the params of `the app has sent`: the number of the journal entry after which exchanges are requested, 0 for all.
 * Throws a {@link StateRefusal}.
 */
export function readExchangeNumber(params: unknown): number {
  const { after = 0 } = readFields(params, '/params', ['after']);
  if (typeof after !== 'number' || !Number.isSafeInteger(after) || after < 0) {
    throw new StateRefusal('after must be the number of a journal entry, or 0.', '/params/after');
  }
  return after;
}
