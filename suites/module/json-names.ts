/** The first name that an object of a JSON text has twice, or undefined. The text is known to be JSON. */
export function repeatedName(text: string): string | undefined {
  // Of each open bracket the names so far; null for an array.
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{') open.push(new Set());
    else if (character === '[') open.push(null);
    else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const start = at;
      for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++;
      const names = open.at(-1);
      if (!names || !isName(text, at + 1)) continue;
      const name = JSON.parse(text.slice(start, at + 1)) as string;
      if (names.has(name)) return name;
      names.add(name);
    }
  }
  return undefined;
}

/** Whether a string that ends before this place is a name: a colon follows. */
function isName(text: string, at: number): boolean {
  let next = at;
  while (text[next] === ' ' || text[next] === '\n' || text[next] === '\r' || text[next] === '\t') next++;
  return text[next] === ':';
}
