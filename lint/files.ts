import { CONTEXT_NAMES } from '../spec/croql/contexts.ts';
import { MENTIONS_CROQL } from './clients.ts';
import { searchCode } from './finder.ts';
import type { Search } from './found.ts';
import { decode, sliceText } from './host-text.ts';
import { endingOf, findLanguage, PLAIN } from './languages.ts';
import { searchMarkdown } from './markdown.ts';
import { declaresFunctions, listFunctions, type ExpressionParameters } from './parameters.ts';
import { searchYaml } from './yaml.ts';

const NOTHING: Search = { found: [], silenced: [] };
const MARKDOWN = ['md', 'markdown', 'mdx'];
const YAML = ['yml', 'yaml'];

/** Whether the linter reads files of that name. */
export const isReadable = (name: string): boolean => {
  const ending = endingOf(name);
  return ending === 'croql' || MARKDOWN.includes(ending) || YAML.includes(ending) || findLanguage(ending) !== undefined;
};

/**
 * The expressions of a file, whose name tells the language; none if it is not one of those that are read. The parameters
 * are those of functions that its code may call.
 */
export function findExpressions(name: string, text: string, parameters: ExpressionParameters): Search {
  const ending = endingOf(name);
  if (ending === 'croql') return searchExpressionFile(name, text);
  const isScript = declaresFunctions(name);
  const isCalling = isScript && [...parameters.keys()].some((each) => text.includes(each));
  if (!isCalling && !MENTIONS_CROQL.test(text)) return NOTHING;
  if (!isScript) return searchPart(text, ending, 0, text.length);
  const declared = isCalling ? listFunctions(name, text).map((one) => one.name) : [];
  const functions = isCalling ? { parameters, declared: new Set(declared) } : undefined;
  return searchCode(text, findLanguage(ending)!, { functions });
}

function searchPart(text: string, ending: string, start: number, end: number): Search {
  if (MARKDOWN.includes(ending) && start === 0) {
    return searchMarkdown(text, (language, from, to) => searchPart(text, language.toLowerCase(), from, to));
  }
  if (YAML.includes(ending)) {
    // A block of Markdown keeps its offsets behind a margin of white space.
    const margin = text.slice(0, start).replaceAll(/[^\n]/g, ' ');
    return searchYaml(margin + text.slice(start, end));
  }
  const language = findLanguage(ending);
  return language ? searchCode(text, language, { start, end }) : NOTHING;
}

/** A file that is one expression; `name.translation.croql` says what it filters. */
function searchExpressionFile(name: string, text: string): Search {
  const host = decode(text, PLAIN, { start: 0, end: text.length });
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const middle = name.split('.').at(-2) ?? '';
  const context = CONTEXT_NAMES.find((each) => each === middle) ?? null;
  return { found: [{ host: sliceText(host, start), by: 'file', context, edition: null, anchor: 0 }], silenced: [] };
}
