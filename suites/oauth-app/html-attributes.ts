/** Elements whose content is text up to their end. */
const OF_TEXT = /^(script|style|textarea|title)$/;

/**
 * Whether a tag of a page has an attribute of this name, as a browser reads it. What stands in a text, a comment, a
 * script or the value of another attribute is none. Quotes that do not match are what is looked for, so each counts only
 * where it does to a browser, unlike in the patterns by which forms and previews are read. Takes time in proportion to the length of the page.
 */
export function hasAttribute(html: string, name: string): boolean {
  let at = 0;
  for (;;) {
    at = html.indexOf('<', at);
    if (at < 0) return false;
    if (html.startsWith('<!--', at)) {
      at = endOf(html, '-->', at);
      continue;
    }
    const tag = /^<([a-z][^\s/>]*)/i.exec(html.slice(at, at + 64))?.[1];
    if (tag === undefined) {
      at += 1;
      continue;
    }
    const { names, end } = readAttributes(html, at + 1 + tag.length);
    if (names.includes(name)) return true;
    at = OF_TEXT.test(tag.toLowerCase()) ? endOf(html, `</${tag}`, end) : end;
  }
}

/** The names of the attributes of a tag, from behind its own name, and where it ends. */
function readAttributes(html: string, from: number): { readonly names: readonly string[]; readonly end: number } {
  const names: string[] = [];
  let at = from;
  while (at < html.length && html[at] !== '>') {
    const name = takeWhile(html, at, (sign) => !/[\s/>=]/.test(sign));
    if (name > at) names.push(html.slice(at, name).toLowerCase());
    const equals = takeWhile(html, name, isSpace);
    if (html[equals] !== '=') {
      at = Math.max(equals, at + 1);
      continue;
    }
    const value = takeWhile(html, equals + 1, isSpace);
    const quote = html[value];
    at =
      quote === '"' || quote === "'"
        ? endOf(html, quote, value + 1)
        : takeWhile(html, value, (sign) => !isSpace(sign) && sign !== '>');
  }
  return { names, end: at };
}

const isSpace = (sign: string): boolean => /\s/.test(sign);

function takeWhile(text: string, from: number, isPart: (sign: string) => boolean): number {
  let at = from;
  while (at < text.length && isPart(text[at]!)) at += 1;
  return at;
}

/** The place behind the next occurrence of a text, or the end. */
function endOf(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at < 0 ? html.length : at + text.length;
}
