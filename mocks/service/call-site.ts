import { isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a function was called. Its `stack` is only formatted when it is read. */
export interface CallSite {
  readonly stack?: string;
}

/** The call site of the function `called`, which must be on the stack. */
export function captureCallSite(called: (...args: never[]) => unknown): CallSite {
  const site = {};
  Error.captureStackTrace(site, called);
  return site;
}

/**
 * The first position of a call site outside of Node.js and of packages, as `file:line:column`; the file is relative to the
 * working directory if it is inside it.
 */
export const findCaller = (site: CallSite): string | undefined => listFrames(site)[0]?.position;

/** The clause that says why {@link findCaller} finds no caller; a request that no call of `fetch` announced has no site. */
export const explainUnknownCaller = (site: CallSite | undefined): string =>
  site === undefined
    ? 'because it was not made by the global `fetch` of this process'
    : 'because only code of packages is on the stack of its call, as far as that is known';

/**
 * Where the file of that position was entered, for a sentence, as in `fetchAll in src/strings.ts:40`: what sends requests
 * is often one function for all, and its callers tell what was wanted. Without a name if no function there has one.
 */
export function describeCaller(site: CallSite): string | undefined {
  const frames = listFrames(site);
  const fileOf = ({ position }: Frame) => position.replace(/(?::\d+){2}$/, '');
  const end = frames.findIndex((frame) => fileOf(frame) !== fileOf(frames[0]!));
  const inFile = end < 0 ? frames : frames.slice(0, end);
  const entry = inFile.findLast(({ name }) => name !== undefined) ?? inFile.at(-1);
  if (entry === undefined) return undefined;
  const line = entry.position.replace(/:\d+$/, '');
  return entry.name === undefined ? line : `${entry.name} in ${line}`;
}

interface Frame {
  readonly name?: string;
  readonly position: string;
}

/** The frames outside of Node.js and of packages, the innermost first. */
function listFrames({ stack = '' }: CallSite): readonly Frame[] {
  return stack
    .split('\n')
    .slice(1)
    .flatMap((frame) => {
      const position = (/ \((.*)\)$/.exec(frame) ?? / at (?:async )?(.*)$/.exec(frame))?.[1] ?? '';
      if (!FILE_POSITION.test(position) || /[\\/]node_modules[\\/]/.test(position)) return [];
      const name = / at (?:async )?([\w$.#]+) \(/.exec(frame)?.[1]?.split('.').at(-1);
      return [{ position: shortenPath(position), ...(name === undefined || name === '' ? {} : { name }) }];
    });
}

const FILE_POSITION = /^(?:file:\/\/|\/|[A-Za-z]:[\\/]).*:\d+:\d+$/;

function shortenPath(position: string): string {
  const [, file = position, lineAndColumn = ''] = /^(.*?)(:\d+:\d+)$/.exec(position) ?? [];
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const relativePath = relative(process.cwd(), path);
  const isInside = relativePath !== '' && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath);
  return `${isInside ? relativePath : path}${lineAndColumn}`;
}
