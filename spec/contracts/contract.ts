import type { RequirementId } from '../requirements.ts';

/** A provider state, in the form of the state address. */
export interface State {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A rule by which a value of an answer is compared, in the terms of Pact; where there is none, it must be equal. */
export type Rule =
  | { readonly match: 'regex'; readonly regex: string }
  | { readonly match: 'integer' }
  | { readonly match: 'type'; readonly min?: number };

/** What an interaction is called, and what an answer breaks that differs from it. */
export interface Terms {
  /** Unique within its contract. */
  readonly description: string;
  /**
   * Which requirement an answer breaks where it differs: by `status`, by the name of a header, by `body` where that is not
   * the JSON that it is said to be, or by a path in the body, in which `[*]` is any element and `.length` how many there
   * are. The longest path that leads to a place counts.
   */
  readonly breaks: Readonly<Record<string, RequirementId>> & { readonly status: RequirementId };
  /** Which requirement is broken when 2xx answers what has to be refused. */
  readonly forbids?: RequirementId;
  /** Interactions of one choice are alternatives: a provider that fulfils one of them conforms. */
  readonly choice?: string;
}

/** One request of a consumer, and the least that it needs of the answer. */
export interface Interaction extends Terms {
  readonly states: readonly State[];
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    /**
     * What a state gives in place of an example: by header or by path in the body, a text in which `${name}` stands for
     * the member `name` of the state's answer.
     */
    readonly given?: {
      readonly header?: Readonly<Record<string, string>>;
      readonly body?: Readonly<Record<string, string>>;
    };
  };
  readonly response: {
    /** An example, and which statuses will do besides; `any` where only the body counts. */
    readonly status: number;
    readonly statuses: keyof typeof STATUS_RULES;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly rules?: {
      readonly header?: Readonly<Record<string, readonly Rule[]>>;
      readonly body?: Readonly<Record<string, readonly Rule[]>>;
    };
  };
}

/** What a consumer and a provider agree on. */
export interface Contract {
  readonly consumer: string;
  readonly provider: string;
  readonly interactions: readonly Interaction[];
}

/** Every requirement that an interaction is about. */
export const citesOf = ({ breaks, forbids }: Terms): readonly RequirementId[] => [
  ...new Set([...(forbids === undefined ? [] : [forbids]), ...Object.values(breaks)]),
];

/** The contract as a Pact file, specification version 4. */
export function pactOf({ consumer, provider, interactions }: Contract): object {
  return {
    consumer: { name: consumer },
    provider: { name: provider },
    interactions: interactions.map(interactionOf),
    metadata: { pactSpecification: { version: '4.0' } },
  };
}

function interactionOf(interaction: Interaction): object {
  const { description, states, request, response } = interaction;
  const { rules = {} } = response;
  return {
    type: 'Synchronous/HTTP',
    description,
    pending: false,
    providerStates: states,
    comments: { requirements: citesOf(interaction) },
    request: {
      method: request.method,
      path: request.path,
      ...(request.query && { query: mapped(request.query, (value) => [value]) }),
      ...(request.headers && { headers: mapped(request.headers, (value) => [value]) }),
      ...(request.body !== undefined && { body: json(request.body) }),
      ...(request.given && { generators: mapped(request.given, (places) => mapped(places, fromState)) }),
    },
    response: {
      status: response.status,
      ...(response.headers && { headers: mapped(response.headers, (value) => [value]) }),
      ...(response.body !== undefined && { body: json(response.body) }),
      matchingRules: {
        status: all([STATUS_RULES[response.statuses]]),
        ...(rules.header && { header: mapped(rules.header, all) }),
        ...(rules.body && { body: mapped(rules.body, all) }),
      },
    },
  };
}

const STATUS_RULES = {
  success: { match: 'statusCode', status: 'success' },
  redirect: { match: 'statusCode', status: 'redirect' },
  clientError: { match: 'statusCode', status: 'clientError' },
  any: { match: 'type' },
  exactly: { match: 'equality' },
} as const;

const json = (content: unknown) => ({ content, contentType: 'application/json', encoded: false });
const all = (matchers: readonly object[]) => ({ combine: 'AND', matchers });
const fromState = (expression: string) => ({ type: 'ProviderState', expression });

const mapped = <Value, Made>(row: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, make(value)]));
