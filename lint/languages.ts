/** How a character is written in a literal where it would otherwise mean something else. */
export type Escapes = 'backslash' | 'entity' | 'quote-only' | 'shell' | 'doubled' | 'none';

/** What a literal computes in the middle of its text: between two brackets, or as long as a pattern matches. */
export type Part = { readonly open: string; readonly close: string } | RegExp;

/** One way to write a text in a host language. */
export interface StringForm {
  /** Matches a literal's beginning up to its text, by its `lastIndex`. A heredoc's name is the last group. */
  readonly open: RegExp;
  /** What ends it; empty for a heredoc, which a line with its name ends. */
  readonly close: string;
  readonly escapes: Escapes;
  readonly parts: readonly Part[];
  readonly isMultiline: boolean;
}

/** A language whose files are searched for CroQL: how its comments and texts look, and how it joins texts. */
export interface HostLanguage {
  readonly name: string;
  /** Endings of its files, and names of code blocks in Markdown. */
  readonly endings: readonly string[];
  readonly lineComments: readonly string[];
  readonly blockComments: readonly (readonly [open: string, close: string])[];
  readonly strings: readonly StringForm[];
  /** Operators that join two texts. */
  readonly joins: readonly string[];
  /** Two literals side by side are one text. */
  readonly joinsNeighbours?: true;
  /** A `/` can begin a regular expression. */
  readonly hasRegex?: true;
  /** A name right before a template is its tag. */
  readonly hasTags?: true;
  /** Words without quotes are texts. */
  readonly hasBareWords?: true;
  /** Only what stands between these is code. */
  readonly codeBetween?: readonly [open: string, close: string];
}

const BRACES: readonly Part[] = [{ open: '{', close: '}' }];
const DOLLAR_BRACES: readonly Part[] = [{ open: '${', close: '}' }];
const HASH_BRACES: readonly Part[] = [{ open: '#{', close: '}' }];
const SHELL_PARTS: readonly Part[] = [
  { open: '${', close: '}' },
  { open: '$(', close: ')' },
  { open: '`', close: '`' },
  /\$(?:\w+|[@*#?$!-])/y,
];
const PHP_PARTS: readonly Part[] = [
  { open: '${', close: '}' },
  { open: '{$', close: '}' },
  /\$[A-Za-z_]\w*(?:->\w+|\[[^\]\n]*\])?/y,
];

/** A row for a literal on one line, or on several. */
const form = (open: RegExp, close: string, escapes: Escapes, parts: readonly Part[] = []): StringForm => ({
  open,
  close,
  escapes,
  parts,
  isMultiline: false,
});
const long = (...row: Parameters<typeof form>): StringForm => ({ ...form(...row), isMultiline: true });

const DOUBLE = form(/"/y, '"', 'backslash');
const SINGLE = form(/'/y, "'", 'backslash');
const TEMPLATE = long(/`/y, '`', 'backslash', DOLLAR_BRACES);

/** The literals that a word of a shell is made of; what stands between them is text too. */
export const SHELL_QUOTES: readonly StringForm[] = [
  long(/\$?"/y, '"', 'shell', SHELL_PARTS),
  long(/\$'/y, "'", 'backslash'),
  long(/'/y, "'", 'none'),
];

/** A word of a shell as a whole. */
export const SHELL_WORD: StringForm = long(/(?!)/y, '', 'shell', SHELL_PARTS);

/** The value of an attribute of JSX, by its quote. */
export const JSX_FORMS: Readonly<Record<string, StringForm>> = {
  '"': long(/"/y, '"', 'entity'),
  "'": long(/'/y, "'", 'entity'),
};

/** Texts of YAML, by the quotes that they have. */
export const YAML_FORMS = {
  double: long(/"/y, '"', 'backslash'),
  single: long(/'/y, "'", 'doubled'),
  plain: long(/(?!)/y, '', 'none'),
};

/** A text that is CroQL from its first character to its last. */
export const PLAIN: StringForm = YAML_FORMS.plain;

// prettier-ignore
const PYTHON_STRINGS: readonly StringForm[] = ['"""', "'''", '"', "'"].flatMap((quote) => {
  const make = quote.length === 3 ? long : form;
  return [
    make(new RegExp(`[bu]?${quote}`, 'iy'),          quote, 'backslash'),
    make(new RegExp(`f${quote}`, 'iy'),              quote, 'backslash', BRACES),
    make(new RegExp(`(?:fr|rf)${quote}`, 'iy'),      quote, 'none',      BRACES),
    make(new RegExp(`(?:r|br|rb)${quote}`, 'iy'),    quote, 'none'),
  ];
});

const C_COMMENTS = { lineComments: ['//'], blockComments: [['/*', '*/']] } as const;
const HASH_COMMENTS = { lineComments: ['#'], blockComments: [] } as const;

// prettier-ignore
/** The languages of which the scanner reads whole files; Markdown and YAML are read by parts. */
const HOST_LANGUAGES: readonly HostLanguage[] = [
  { name: 'TypeScript', endings: ['ts', 'mts', 'cts', 'tsx', 'typescript'], ...C_COMMENTS, joins: ['+'], hasRegex: true, hasTags: true,
    strings: [DOUBLE, SINGLE, TEMPLATE] },
  { name: 'JavaScript', endings: ['js', 'mjs', 'cjs', 'jsx', 'javascript'], ...C_COMMENTS, joins: ['+'], hasRegex: true, hasTags: true,
    strings: [DOUBLE, SINGLE, TEMPLATE] },
  { name: 'Python', endings: ['py', 'pyi', 'python'], ...HASH_COMMENTS, joins: ['+'], joinsNeighbours: true,
    strings: PYTHON_STRINGS },
  { name: 'PHP', endings: ['php', 'phtml'], lineComments: ['//', '#'], blockComments: [['/*', '*/']], joins: ['.'], codeBetween: ['<?', '?>'],
    strings: [
      long(/<<<[ \t]*'(\w+)'/y, '', 'none'),
      long(/<<<[ \t]*"?(\w+)"?/y, '', 'backslash', PHP_PARTS),
      long(/"/y, '"', 'backslash', PHP_PARTS),
      long(/'/y, "'", 'quote-only'),
    ] },
  { name: 'Go', endings: ['go', 'golang'], ...C_COMMENTS, joins: ['+'],
    strings: [DOUBLE, SINGLE, long(/`/y, '`', 'none')] },
  { name: 'Java', endings: ['java'], ...C_COMMENTS, joins: ['+'],
    strings: [long(/"""/y, '"""', 'backslash'), DOUBLE, SINGLE] },
  { name: 'Ruby', endings: ['rb', 'ruby', 'rake'], lineComments: ['#'], blockComments: [['\n=begin', '\n=end']], joins: ['+', '<<'], joinsNeighbours: true, hasRegex: true,
    strings: [
      long(/<<[~-]?'(\w+)'/y, '', 'none'),
      long(/<<(?:[~-]"?|")([A-Za-z_]\w*)"?/y, '', 'backslash', HASH_BRACES),
      long(/%Q?\(/y, ')', 'backslash', HASH_BRACES), long(/%Q?\{/y, '}', 'backslash', HASH_BRACES), long(/%Q?\[/y, ']', 'backslash', HASH_BRACES),
      long(/%q\(/y, ')', 'quote-only'), long(/%q\{/y, '}', 'quote-only'), long(/%q\[/y, ']', 'quote-only'),
      long(/"/y, '"', 'backslash', HASH_BRACES),
      long(/'/y, "'", 'quote-only'),
    ] },
  { name: 'C#', endings: ['cs', 'csharp', 'c#'], ...C_COMMENTS, joins: ['+'],
    strings: [
      long(/\$"""/y, '"""', 'none', BRACES), long(/"""/y, '"""', 'none'),
      long(/(?:\$@|@\$)"/y, '"', 'doubled', BRACES), long(/@"/y, '"', 'doubled'),
      form(/\$"/y, '"', 'backslash', BRACES), DOUBLE, SINGLE,
    ] },
  { name: 'shell', endings: ['sh', 'bash', 'zsh', 'shell', 'console', 'shellsession'], ...HASH_COMMENTS, joins: [], hasBareWords: true,
    strings: [long(/<<-?[ \t]*['"\\](\w+)['"]?/y, '', 'none'), long(/<<-?[ \t]*(\w+)/y, '', 'shell', SHELL_PARTS)] },
  { name: 'JSON', endings: ['json', 'jsonc', 'json5', 'webmanifest'], ...C_COMMENTS, joins: [],
    strings: [DOUBLE, SINGLE] },
];

/** The ending of a file's name. */
export const endingOf = (name: string): string => (/\.([\w#]+)$/.exec(name)?.[1] ?? '').toLowerCase();

/** The language of a file ending or of a Markdown code block, if it is one of these. */
export const findLanguage = (ending: string): HostLanguage | undefined =>
  HOST_LANGUAGES.find(({ endings }) => endings.includes(ending.toLowerCase()));
