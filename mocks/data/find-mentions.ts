/** The users and languages that a part of a dataset names, by id and by code, each once and in order. */
export function mentionedIn(part: unknown): {
  readonly users: readonly number[];
  readonly languages: readonly string[];
} {
  const users = new Set<number>();
  const languages = new Set<string>();
  look(part);
  return { users: [...users], languages: [...languages] };

  function look(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (PEOPLE.has(key) && typeof inner === 'number') users.add(inner);
      else if (LANGUAGES.has(key)) for (const code of [inner].flat()) if (typeof code === 'string') languages.add(code);
      look(inner);
    }
  }
}

const PEOPLE = new Set(['user', 'createdBy', 'updatedBy']);
const LANGUAGES = new Set(['language', 'sourceLanguageId', 'targetLanguageIds']);
