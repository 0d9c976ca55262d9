import { Argument, Option, type Command } from 'commander';
import { Complaint } from './complaint.ts';
import { check, type Query } from '../croql/checker.ts';
import { compile } from '../croql/compiler.ts';
import { explain, type Step } from '../croql/explain.ts';
import { explained, shownValue } from '../croql/explain-text.ts';
import { format } from '../croql/printer.ts';
import { rendered, wording } from '../croql/wording.ts';
import { EXIT } from '../reports/exit-code.ts';
import { CONTEXT_NAMES, contextOf, type ContextName } from '../spec/croql/context.ts';
import type { Edition } from '../spec/requirement.ts';
import { readRecords, type RecordFile } from './croql-data.ts';

/** The streams that the command reads and writes, and where it leaves its exit code. */
export interface CroqlSurroundings {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly stderr: { readonly write: (text: string) => unknown };
  readonly ends: (exitCode: number) => void;
}

const TASKS = ['check', 'eval', 'format', 'explain'] as const;
type Task = (typeof TASKS)[number];

interface CroqlFlags {
  readonly context: ContextName;
  readonly edition: Edition;
  readonly data?: string;
  readonly record?: string;
  readonly format: 'pretty' | 'json';
  readonly url?: boolean;
}

/** Adds `locspec croql …`: the language, offline. It ends with 0 for a valid expression and 1 for any other. */
export function addCroqlCommand(program: Command, io: CroqlSurroundings): void {
  program
    .command('croql')
    .description('Check, evaluate, format or explain a CroQL expression, offline')
    .addArgument(new Argument('<task>', 'what to do with it').choices(TASKS))
    .argument(
      '[expression]',
      'the expression; read from standard input when left out, so that no shell quoting is needed',
    )
    .addOption(
      new Option('--context <context>', 'what the expression is asked of')
        .choices(CONTEXT_NAMES)
        .default('source-string'),
    )
    .addOption(
      new Option('--edition <edition>', 'whose members it may name')
        .choices(['hosted', 'enterprise'])
        .default('hosted'),
    )
    .option('--data <file>', 'for eval and explain: a dataset, or a JSON array of records')
    .option('--record <id>', 'for explain: which record')
    .addOption(new Option('--format <format>', 'how to print the result').choices(['pretty', 'json']).default('pretty'))
    .option('--url', 'print the query parameter, percent-encoded')
    .addHelpText('after', EXAMPLES)
    .action(async (task: Task, argument: string | undefined, flags: CroqlFlags) => {
      const text = argument ?? (await expressionFrom(io.stdin));
      io.ends(await run(task, text, flags, io));
    });
}

const EXAMPLES = `
Examples:
  $ locspec croql check 'count of translations where (user = @user:"alice") > 0'
  $ locspec croql eval --data dataset.json < query.croql
  $ locspec croql explain --data dataset.json --record 17 'is hidden and count of comments > 0'
  $ locspec croql check --context glossary-term --url 'status = "draft"'`;

async function run(task: Task, text: string, flags: CroqlFlags, io: CroqlSurroundings): Promise<number> {
  const { context, edition } = flags;
  const needsData = task === 'eval' || task === 'explain';
  if (needsData && flags.data === undefined) {
    throw new Complaint(`croql ${task} needs records: name a file of them by --data.`, EXIT.usage);
  }
  const data = needsData ? await readRecords(flags.data!, context) : undefined;
  const checked = check(text, { context, edition });
  const print = (pretty: () => string, json: object) =>
    void io.stdout.write(`${flags.format === 'json' ? JSON.stringify(json) : pretty()}\n`);

  if (!checked.ok) {
    const diagnostics = checked.diagnostics.map((each) => ({ message: wording(each), ...each }));
    const count = diagnostics.length === 1 ? '1 error' : `${diagnostics.length} errors`;
    print(() => [...checked.diagnostics.map((each) => rendered(text, each)), '', count].join('\n'), {
      ok: false,
      type: checked.type,
      diagnostics,
    });
    return EXIT.violates;
  }
  const { query } = checked;
  const written = task === 'format' ? format(query.tree) : text;
  const url = flags.url ? { url: `croql=${encoded(written)}` } : undefined;
  if (data && /@user\b/i.test(text) && !data.hasUsers) {
    io.stderr.write('locspec: the data names no users, so a mention of a login equals nothing.\n');
  }
  if (task === 'check') {
    const sentence = `Valid: a condition on a ${contextOf(context).title} (${edition} edition).`;
    print(() => url?.url ?? sentence, { ok: true, type: checked.type, diagnostics: [], ...url });
  } else if (task === 'format') {
    print(() => url?.url ?? written, { ok: true, text: written, ...url });
  } else if (task === 'eval') {
    const matches = compile(query, data!.world);
    const ids = data!.records.filter(({ record }) => matches(record)).map(({ id }) => id);
    const summary = `${ids.length} of ${data!.records.length} records`;
    print(() => [url?.url, ...ids, '', summary].filter((each) => each !== undefined).join('\n'), {
      ok: true,
      ids,
      ...url,
    });
  } else {
    const { pretty, json } = explanation(query, data!, flags.record);
    print(() => (url ? `${url.url}\n${pretty}` : pretty), { ok: true, ...json, ...url });
  }
  return EXIT.conforms;
}

function explanation(query: Query, data: RecordFile, wanted: string | undefined): { pretty: string; json: object } {
  if (wanted === undefined && data.records.length !== 1) {
    throw new Complaint(`The data has ${data.records.length} records: say by --record which to explain.`, EXIT.usage);
  }
  const found = wanted === undefined ? data.records[0] : data.records.find(({ id }) => String(id) === wanted);
  if (!found) {
    const some = data.records.slice(0, 5).map(({ id }) => id);
    throw new Complaint(`No record has the id ${wanted}. The first ids are ${some.join(', ')}.`, EXIT.usage);
  }
  const reason = explain(query, found.record, data.world);
  const json = { id: found.id, matches: reason.matches, deciding: plain(reason.deciding), root: plain(reason.root) };
  return { pretty: explained(reason), json };
}

/** A step as JSON: collections and objects are named rather than repeated. */
function plain({ node, text, value, parts, elements }: Step): object {
  const isScalar = value === null || typeof value !== 'object';
  return {
    text,
    span: node.span,
    value: isScalar && node.type !== 'datetime' ? value : shownValue(value, node.type),
    ...(parts.length > 0 && { parts: parts.map(plain) }),
    ...(elements.length > 0 && { elements: elements.map(({ step }) => plain(step)) }),
  };
}

/** Percent-encoded so that neither a query string nor a shell in quotes minds it. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

async function expressionFrom(stdin: CroqlSurroundings['stdin']): Promise<string> {
  if (stdin.isTTY) throw new Complaint('Give the expression as an argument or on standard input.', EXIT.usage);
  let text = '';
  for await (const chunk of stdin) text += String(chunk);
  return text.replace(/^\uFEFF/, '').replace(/\r?\n$/, '');
}
