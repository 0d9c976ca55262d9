/** Whom a sentence binds: the two servers, the service where it calls a module, or the app that offers one. */
export type Role = 'authorization-server' | 'api-server' | 'service' | 'app';

/** A silence of the source: what it leaves open, and what the kit does about it. Every answer is a whole sentence. */
export interface Gap {
  readonly asks: string;
  /** The kit's answer. */
  readonly answer: string;
  /** Other answers that are known. */
  readonly others: readonly string[];
  /** How one sees from outside which answer a target gives. */
  readonly observe: string;
  /** The section of the source that names the gap, or `found` where only we noticed it. */
  readonly source: string;
  /** Whom the answer binds; such a gap is also an assumed requirement of the same id. Absent: nothing to check. */
  readonly role?: Role;
  /** The answers a configuration can select, by their short names; the first is the default. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What a configuration has to write when the answer is a value of its own, for example `seconds`. */
  readonly takes?: Unit;
  /** The short name, or the value, that stands where a configuration says nothing. */
  readonly default?: string;
}

/** The units of the values that a configuration may write as an answer. */
export type Unit = 'seconds' | 'characters' | 'records' | 'bytes' | 'time zone' | 'method' | 'name';

type Asked = Pick<Gap, 'asks' | 'observe' | 'source'>;

/** A gap whose answer a configuration selects by name. The first choice is the kit's. */
export function choice<const C extends Readonly<Record<string, string>>, const R extends Role>(
  role: R,
  gap: Asked & { readonly choices: C },
) {
  const [[name, answer], ...rest] = Object.entries(gap.choices) as [[keyof C & string, string], ...[string, string][]];
  return { ...gap, role, answer, others: rest.map(([, other]) => other), default: name };
}

/** A gap whose answer a configuration writes as a value: a number of seconds, the name of a zone. */
export function value<const R extends Role>(
  role: R,
  gap: Asked &
    Pick<Gap, 'answer'> & { readonly takes: Unit; readonly default: string; readonly others?: readonly string[] },
) {
  return { others: [], ...gap, role };
}

/** A gap that the kit answers in one way, and checks. */
export function settled<const R extends Role>(
  role: R,
  gap: Asked & Pick<Gap, 'answer'> & { readonly others?: readonly string[] },
) {
  return { others: [], ...gap, role };
}

/** A gap that leaves nothing to check: the kit does without an answer, or its answer binds nobody. */
export function open(gap: Asked & Pick<Gap, 'answer'> & { readonly others?: readonly string[] }) {
  return { others: [], ...gap };
}
