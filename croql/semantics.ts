import { defaultAnswers, type Answers } from '../spec/gaps.ts';

/** Answers about the list endpoints rather than about the language itself. */
type ServiceAnswer = 'empty' | 'length' | 'malformed' | 'order';

/**
 * The answers to the silences of the language that a parser, checker or evaluator has to know: each key is the id of a
 * gap without its `croql.`, each value a short name from `spec/gaps`.
 */
export type Semantics = {
  readonly [
    Id in keyof Answers as Id extends `croql.${infer Name}`
      ? Exclude<Name, ServiceAnswer>
      : Id extends 'edition.enterprise-member'
        ? 'enterprise-member'
        : never
  ]: Answers[Id];
};

/** The semantics that a set of answers describes; what it leaves out is answered as the kit does. */
export function semanticsOf(answers: Partial<Answers> = {}): Semantics {
  const all: Answers = { ...defaultAnswers, ...answers };
  return Object.fromEntries(SEMANTIC_GAPS.map(([name, id]) => [name, all[id]])) as Semantics;
}

const SERVICE_ANSWERS: readonly string[] = ['empty', 'length', 'malformed', 'order'] satisfies ServiceAnswer[];

/** Each key of `Semantics` with the id of its gap. */
export const SEMANTIC_GAPS = Object.keys(defaultAnswers)
  .filter((id) => id.startsWith('croql.') || id === 'edition.enterprise-member')
  .map((id) => [id.slice(id.indexOf('.') + 1), id] as const)
  .filter(([name]) => !SERVICE_ANSWERS.includes(name)) as readonly (readonly [keyof Semantics, keyof Answers])[];

/** The kit's own answers. */
export const defaultSemantics: Semantics = semanticsOf();
