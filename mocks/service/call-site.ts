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
export function findCaller({ stack = '' }: CallSite): string | undefined {
  for (const frame of stack.split('\n').slice(1)) {
    const position = (/ \((.*)\)$/.exec(frame) ?? / at (?:async )?(.*)$/.exec(frame))?.[1] ?? '';
    if (FILE_POSITION.test(position) && !/[\\/]node_modules[\\/]/.test(position)) return shortenPath(position);
  }
  return undefined;
}

const FILE_POSITION = /^(?:file:\/\/|\/|[A-Za-z]:[\\/]).*:\d+:\d+$/;

function shortenPath(position: string): string {
  const [, file = position, lineAndColumn = ''] = /^(.*?)(:\d+:\d+)$/.exec(position) ?? [];
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const relativePath = relative(process.cwd(), path);
  const isInside = relativePath !== '' && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath);
  return `${isInside ? relativePath : path}${lineAndColumn}`;
}
