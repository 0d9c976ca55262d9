import { Argument, Option, type Command } from 'commander';
import { CliError } from './cli-error.ts';
import { check, type Query } from '../croql/checker.ts';
import { compile } from '../croql/compiler.ts';
import { explain, type Step } from '../croql/explain.ts';
import { renderExplanation, renderValue } from '../croql/explain-text.ts';
import { format } from '../croql/printer.ts';
import { renderDiagnostic, describeDiagnostic } from '../croql/wording.ts';
import { forJson, forLog, forTerminal } from '../run/untrusted.ts';
import { EXIT } from '../reports/exit-code.ts';
import { CONTEXT_NAMES, contextOf, type ContextName } from '../spec/croql/contexts.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import { addLintCommand } from './croql-lint.ts';
import { readRecords, type RecordFile } from './croql-data.ts';

/** The streams of the command, and what to call with its exit code. */
export interface CroqlEnvironment {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: { readonly write: (text: string) => unknown; readonly isTTY?: boolean };
  readonly stderr: { readonly write: (text: string) => unknown; readonly isTTY?: boolean };
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

/** Adds `locspec croql …`, the language offline. The exit code is 0 for a valid expression, and 1 for any other. */
export function addCroqlCommand(program: Command, io: CroqlEnvironment): void {
  const croql = program.command('croql').enablePositionalOptions();
  addLintCommand(croql, io);
  croql
    .description('Check, evaluate, format or explain a CroQL expression, offline')
    .addArgument(new Argument('<task>', 'what to do with the expression').choices(TASKS))
    .argument('[expression]', 'the expression; if omitted, it is read from standard input and needs no shell quoting')
    .addOption(
      new Option('--context <context>', 'kind of record that the expression filters')
        .choices(CONTEXT_NAMES)
        .default('source-string'),
    )
    .addOption(
      new Option('--edition <edition>', 'edition whose members are known')
        .choices(['hosted', 'enterprise'])
        .default('hosted'),
    )
    .option('--data <file>', 'for eval and explain: a dataset or a JSON array of records')
    .option('--record <id>', 'for explain: id of the record')
    .addOption(new Option('--format <format>', 'format of the result').choices(['pretty', 'json']).default('pretty'))
    .option('--url', 'print the query parameter, percent-encoded')
    .addHelpText('after', EXAMPLES)
    .action(async (task: Task, argument: string | undefined, flags: CroqlFlags) => {
      const text = argument ?? (await readExpression(io.stdin));
      io.ends(await run(task, text, flags, io));
    });
}

const EXAMPLES = `
Examples:
  $ locspec croql check 'count of translations where (user = @user:"alice") > 0'
  $ locspec croql eval --data dataset.json < query.croql
  $ locspec croql explain --data dataset.json --record 17 'is hidden and count of comments > 0'
  $ locspec croql check --context glossary-term --url 'status = "draft"'`;

async function run(task: Task, text: string, flags: CroqlFlags, io: CroqlEnvironment): Promise<number> {
  const { context, edition } = flags;
  const needsData = task === 'eval' || task === 'explain';
  if (needsData && flags.data === undefined) {
    throw new CliError(`croql ${task} needs records: pass a file with --data.`, EXIT.usage);
  }
  const data = needsData ? await readRecords(flags.data!, context) : undefined;
  const checked = check(text, { context, edition });
  // What is formatted is for a file as well, and stays as it is there.
  const isExact = task === 'format' && checked.ok && io.stdout.isTTY !== true;
  const print = (pretty: () => string, json: object) =>
    void io.stdout.write(`${flags.format === 'json' ? forJson(json) : isExact ? pretty() : forLog(pretty())}\n`);

  if (!checked.ok) {
    const diagnostics = checked.diagnostics.map((each) => ({ message: describeDiagnostic(each), ...each }));
    const count = diagnostics.length === 1 ? '1 error' : `${diagnostics.length} errors`;
    print(() => [...checked.diagnostics.map((each) => renderDiagnostic(text, each)), '', count].join('\n'), {
      ok: false,
      type: checked.type,
      diagnostics,
    });
    return EXIT.violates;
  }
  const { query } = checked;
  const written = task === 'format' ? format(query.tree) : text;
  const url = flags.url ? { url: `croql=${encodeParameter(written)}` } : undefined;
  if (data && /@user\b/i.test(text) && !data.hasUsers) {
    io.stderr.write('locspec: the data has no users, so a mention of a user equals nothing.\n');
  }
  if (task === 'check') {
    const sentence = `Valid: a condition on a ${contextOf(context).title} (${edition} edition).`;
    print(() => url?.url ?? sentence, { ok: true, type: checked.type, diagnostics: [], ...url });
  } else if (task === 'format') {
    print(() => url?.url ?? written, { ok: true, text: written, ...url });
  } else if (task === 'eval') {
    const matches = compile(query, data!.context);
    const ids = data!.records.filter(({ record }) => matches(record)).map(({ id }) => id);
    const summary = `${ids.length} of ${data!.records.length} records`;
    print(
      () =>
        [url?.url, ...ids.map((id) => forTerminal(String(id))), '', summary]
          .filter((each) => each !== undefined)
          .join('\n'),
      {
        ok: true,
        ids,
        ...url,
      },
    );
  } else {
    const { pretty, json } = explainRecord(query, data!, flags.record);
    print(() => (url ? `${url.url}\n${pretty}` : pretty), { ok: true, ...json, ...url });
  }
  return EXIT.conforms;
}

function explainRecord(query: Query, data: RecordFile, wanted: string | undefined): { pretty: string; json: object } {
  if (wanted === undefined && data.records.length !== 1) {
    throw new CliError(`The data has ${data.records.length} records: select one with --record.`, EXIT.usage);
  }
  const found = wanted === undefined ? data.records[0] : data.records.find(({ id }) => String(id) === wanted);
  if (!found) {
    const some = data.records.slice(0, 5).map(({ id }) => id);
    throw new CliError(`No record has the id ${wanted}. The first ids are ${some.join(', ')}.`, EXIT.usage);
  }
  const reason = explain(query, found.record, data.context);
  const json = {
    id: found.id,
    matches: reason.matches,
    deciding: serializeStep(reason.deciding),
    root: serializeStep(reason.root),
  };
  return { pretty: renderExplanation(reason), json };
}

/** A step as JSON, with names in place of collections and objects. */
function serializeStep({ node, text, value, isUnevaluated, parts, elements }: Step): object {
  const isScalar = value === null || typeof value !== 'object';
  return {
    text,
    span: node.span,
    value: isScalar && (isUnevaluated || node.type !== 'datetime') ? value : renderValue(value, node.type),
    ...(isUnevaluated && { evaluated: false }),
    ...(parts.length > 0 && { parts: parts.map(serializeStep) }),
    ...(elements.length > 0 && { elements: elements.map(({ step }) => serializeStep(step)) }),
  };
}

/** Percent-encodes a query parameter, so that it is also safe within the quotes of a shell. */
const encodeParameter = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

async function readExpression(stdin: CroqlEnvironment['stdin']): Promise<string> {
  if (stdin.isTTY) throw new CliError('Give the expression as an argument or on standard input.', EXIT.usage);
  let text = '';
  for await (const chunk of stdin) text += String(chunk);
  return text.replace(/^\uFEFF/, '').replace(/\r?\n$/, '');
}
