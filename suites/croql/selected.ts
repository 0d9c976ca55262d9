import { PROJECT, stringsOf, world } from './dataset.ts';
import { check } from '../../croql/checker.ts';
import { evaluate } from '../../croql/evaluator.ts';
import type { World } from '../../croql/world.ts';
import type { Edition } from '../../spec/run.ts';

/** What an expression may ask of the world beside the record. Nothing that is asked depends on the present. */
const surroundings: World = {
  now: new Date(0),
  user: (login) => world.users.find((user) => user.login === login)?.id,
  language: (code) => world.languages.find(({ id }) => id === code)?.id,
};

/** The ids of the project's strings that the expression selects, ascending, and why it selects one or not. */
export function selected(
  expression: string,
  edition: Edition,
): { readonly expected: readonly number[]; readonly because: (id: number) => string } {
  const checked = check(expression, { context: 'source-string', edition });
  if (!checked.ok) throw new Error(`the kit asks what it does not understand: ${expression}`);
  const holds = (id: number) => evaluate(checked.query, recordOf(id), surroundings);
  return {
    expected: stringsOf(PROJECT)
      .map(({ id }) => id)
      .filter(holds)
      .sort((a, b) => a - b),
    because: (id) => `the expression is ${holds(id)} of ${JSON.stringify(recordOf(id))}`,
  };
}

const recordOf = (id: number): Readonly<Record<string, unknown>> =>
  stringsOf(PROJECT).find((record) => record.id === id) ?? {};
