/** Who has to fulfil a requirement: one of the two servers, the service when it calls a module, or the app. */
export type Role = 'authorization-server' | 'api-server' | 'service' | 'app';

/** Something that the source leaves open, and how the kit resolves it. Every resolution is a whole sentence. */
export interface Gap {
  /** The open question. */
  readonly asks: string;
  /** The kit's resolution. */
  readonly answer: string;
  /** Other known resolutions. */
  readonly others: readonly string[];
  /** How to observe from outside how a target resolves the gap. */
  readonly observe: string;
  /** The section of the source that names the gap, or `found` if the source does not mention it. */
  readonly source: string;
  /** Who has to follow the resolution; the gap is then also an assumed requirement with the same id. Absent: nothing to check. */
  readonly role?: Role;
  /** The resolutions that a configuration can choose, by their short names; the first is the default. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The unit of the value, if a configuration sets a value instead of a choice. */
  readonly takes?: Unit;
  /** The default choice or value. */
  readonly default?: string;
}

/** The units of values that resolve a gap. */
export type Unit = 'seconds' | 'characters' | 'records' | 'bytes' | 'time zone' | 'method' | 'name';

type Question = Pick<Gap, 'asks' | 'observe' | 'source'>;

/** A gap that a configuration resolves by a choice. The first choice is the kit's. */
export function choice<const C extends Readonly<Record<string, string>>, const R extends Role>(
  role: R,
  gap: Question & { readonly choices: C },
) {
  const [[name, answer], ...rest] = Object.entries(gap.choices) as [[keyof C & string, string], ...[string, string][]];
  return { ...gap, role, answer, others: rest.map(([, other]) => other), default: name };
}

/** A gap that a configuration resolves by a value, for example a number of seconds. */
export function value<const R extends Role>(
  role: R,
  gap: Question &
    Pick<Gap, 'answer'> & { readonly takes: Unit; readonly default: string; readonly others?: readonly string[] },
) {
  return { others: [], ...gap, role };
}

/** A gap with one fixed resolution, which the kit checks. */
export function settled<const R extends Role>(
  role: R,
  gap: Question & Pick<Gap, 'answer'> & { readonly others?: readonly string[] },
) {
  return { others: [], ...gap, role };
}

/** A gap without anything to check: the kit needs no resolution, or its resolution binds nobody. */
export function open(gap: Question & Pick<Gap, 'answer'> & { readonly others?: readonly string[] }) {
  return { others: [], ...gap };
}
