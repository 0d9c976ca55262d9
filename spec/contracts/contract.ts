import type { RequirementId } from '../requirements/requirements.ts';

/** A provider state, as the state address takes it. */
export interface State {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A matching rule of Pact for a value of a response; a value without a rule must be equal. */
export type Rule =
  | { readonly match: 'regex'; readonly regex: string }
  | { readonly match: 'integer' }
  | { readonly match: 'type'; readonly min?: number };

/** The description of an interaction, and the requirements that a different response breaks. */
export interface Terms {
  /** Unique within its contract. */
  readonly description: string;
  /**
   * The requirement that a different response breaks: by `status`, by the name of a header, by `body` if the body is not
   * valid JSON, or by a path in the body. In a path `[*]` is any element, and `.length` the number of elements. The
   * longest path that leads to a place applies.
   */
  readonly breaks: Readonly<Record<string, RequirementId>> & { readonly status: RequirementId };
  /** The requirement that a status of 2xx breaks, if the request must be refused. */
  readonly forbids?: RequirementId;
  /** Interactions with the same choice are alternatives: a provider has to fulfil one of them. */
  readonly choice?: string;
}

/** One request of a consumer, and the least that it needs in the response. */
export interface Interaction extends Terms {
  readonly states: readonly State[];
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    /**
     * Values from a state that replace those of the example, by header or by path in the body. `${name}` in a text is
     * the member `name` of the state's response.
     */
    readonly given?: {
      readonly header?: Readonly<Record<string, string>>;
      readonly body?: Readonly<Record<string, string>>;
    };
  };
  readonly response: {
    /** An example. */
    readonly status: number;
    /** The accepted statuses; `any` if only the body matters. */
    readonly statuses: keyof typeof STATUS_RULES;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly rules?: {
      readonly header?: Readonly<Record<string, readonly Rule[]>>;
      readonly body?: Readonly<Record<string, readonly Rule[]>>;
    };
  };
}

/** The agreement of a consumer and a provider. */
export interface Contract {
  readonly consumer: string;
  readonly provider: string;
  readonly interactions: readonly Interaction[];
}

/** Every requirement of an interaction, each once. */
export const listRequirements = ({ breaks, forbids }: Terms): readonly RequirementId[] => [
  ...new Set([...(forbids === undefined ? [] : [forbids]), ...Object.values(breaks)]),
];

/** The contract as a Pact file of specification version 4. */
export function toPact({ consumer, provider, interactions }: Contract): object {
  return {
    consumer: { name: consumer },
    provider: { name: provider },
    interactions: interactions.map(toPactInteraction),
    metadata: { pactSpecification: { version: '4.0' } },
  };
}

function toPactInteraction(interaction: Interaction): object {
  const { description, states, request, response } = interaction;
  const { rules = {} } = response;
  return {
    type: 'Synchronous/HTTP',
    description,
    pending: false,
    providerStates: states,
    comments: { requirements: listRequirements(interaction) },
    request: {
      method: request.method,
      path: request.path,
      ...(request.query && { query: mapValues(request.query, (value) => [value]) }),
      ...(request.headers && { headers: mapValues(request.headers, (value) => [value]) }),
      ...(request.body !== undefined && { body: encodeJson(request.body) }),
      ...(request.given && { generators: mapValues(request.given, (places) => mapValues(places, generateFromState)) }),
    },
    response: {
      status: response.status,
      ...(response.headers && { headers: mapValues(response.headers, (value) => [value]) }),
      ...(response.body !== undefined && { body: encodeJson(response.body) }),
      matchingRules: {
        status: matchAll([STATUS_RULES[response.statuses]]),
        ...(rules.header && { header: mapValues(rules.header, matchAll) }),
        ...(rules.body && { body: mapValues(rules.body, matchAll) }),
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

const encodeJson = (content: unknown) => ({ content, contentType: 'application/json', encoded: false });
const matchAll = (matchers: readonly object[]) => ({ combine: 'AND', matchers });
const generateFromState = (expression: string) => ({ type: 'ProviderState', expression });

const mapValues = <Value, Made>(row: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, make(value)]));
