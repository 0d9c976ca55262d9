import { CONTEXT_NAMES } from '../spec/croql/contexts.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import type { Found } from './found.ts';
import { decode, type HostText } from './host-text.ts';
import type { Source } from './values.ts';

const COMMANDS = new Set(['check', 'eval', 'format', 'explain', 'url', 'diff']);
/** Flags that take no value. */
const SWITCHES = new Set(['--json', '--url', '--strict', '--no-color', '--help']);

/** The expressions, besides numbers of streams, of a command such as `locspec croql check '…'` in a shell, whose word `croql` is at an index. */
export function findInCommand(source: Source, index: number): readonly Found[] {
  if (!source.language.hasBareWords || readWord(source, index)?.text !== 'croql') return [];
  const program = readWord(source, index - 1)?.text ?? '';
  if (!/^(?:.*\/)?locspec(?:@\S*)?$/.test(program)) return [];
  if (!COMMANDS.has(readWord(source, index + 1)?.text ?? '')) return [];
  const hosts: HostText[] = [];
  const flags = new Map<string, string>();
  for (let at = index + 2; ; at++) {
    const host = readWord(source, at);
    if (!host || source.tokens[at]!.isFirst) break;
    const flag = /^(--[\w-]+)(?:=([^]*))?$/.exec(host.text);
    if (!flag) hosts.push(host);
    else if (SWITCHES.has(flag[1]!)) continue;
    else flags.set(flag[1]!, flag[2] ?? readWord(source, ++at)?.text ?? '');
  }
  if (flags.has('--file')) return [];
  const context = CONTEXT_NAMES.find((each) => each === (flags.get('--context') ?? 'source-string')) ?? null;
  const edition = (['hosted', 'enterprise'] as const).find(
    (each: Edition) => each === (flags.get('--edition') ?? 'hosted'),
  );
  return hosts
    .filter(({ text }) => !/^(?:-|\d*)$/.test(text))
    .map((host) => ({
      ...{ host, by: 'command', context, edition: edition ?? null },
      anchor: source.tokens[index - 1]!.start,
    }));
}

function readWord({ file, tokens }: Source, index: number): HostText | undefined {
  const token = tokens[index];
  return token?.kind === 'string' ? decode(file, token.form!, token.inner) : undefined;
}
