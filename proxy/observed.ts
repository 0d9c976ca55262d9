/** A copy of a body, up to a maximum size. */
export interface BodyCopy {
  readonly bytes: Buffer;
  /** The number of bytes that passed. */
  readonly size: number;
  /** Whether all of them are in the copy. */
  readonly isWhole: boolean;
}

/** A request that passed through the proxy, and what became of it. Header names are in lower case. */
export interface Observed {
  /** In milliseconds since the epoch. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly request: {
    readonly method: string;
    /** The address at the target. */
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: BodyCopy;
  };
  /** Absent if none came; its body is not whole if the connection broke. */
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, readonly string[]>>;
    readonly body: BodyCopy;
  };
  /** Why there is no whole response. */
  readonly failure?: { readonly code: FailureCode; readonly detail: string };
}

/** What can go wrong between the proxy and its target, or its client. */
export type FailureCode = 'unreachable' | 'timeout' | 'broken' | 'client-left';

/** Collects a copy of a body while it passes. */
export function createBodyCopy(maxBytes: number): {
  readonly add: (chunk: Buffer) => void;
  readonly end: (isEnded: boolean) => BodyCopy;
} {
  const chunks: Buffer[] = [];
  let size = 0;
  return {
    add: (chunk) => {
      if (size < maxBytes) chunks.push(chunk.length > maxBytes - size ? chunk.subarray(0, maxBytes - size) : chunk);
      size += chunk.length;
    },
    end: (isEnded) => ({ bytes: Buffer.concat(chunks), size, isWhole: isEnded && size <= maxBytes }),
  };
}
