/** The ids of users and the codes of languages that a part of a dataset mentions, each once, in order of appearance. */
export function findMentions(part: unknown): {
  readonly users: readonly number[];
  readonly languages: readonly string[];
} {
  const users = new Set<number>();
  const languages = new Set<string>();
  visit(part);
  return { users: [...users], languages: [...languages] };

  function visit(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (USER_KEYS.has(key) && typeof inner === 'number') users.add(inner);
      else if (LANGUAGE_KEYS.has(key))
        for (const code of [inner].flat()) if (typeof code === 'string') languages.add(code);
      visit(inner);
    }
  }
}

const USER_KEYS = new Set(['user', 'createdBy', 'updatedBy']);
const LANGUAGE_KEYS = new Set(['language', 'sourceLanguageId', 'targetLanguageIds']);
