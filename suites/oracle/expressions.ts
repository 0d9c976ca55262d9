import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { ExpressionGenerator } from './expression-generator.ts';
import type { QueryTarget } from './query-target.ts';
import { smallerExpressions } from './smaller-expressions.ts';
import { ALIAS_SPELLINGS, spell } from './spelling.ts';
import { check } from '../../croql/checker.ts';
import { format } from '../../croql/printer.ts';

const MAX_LENGTH = 600;

/** Expressions about the records of a list, and what is smaller than any expression of its context. */
export const expressions = (target: QueryTarget): Arbitrary<string> => new Expressions(target);

/**
 * fast-check shrinks a value within the alternative that generated it. A smaller expression is a part of the failing
 * one instead, and most failing ones were not generated at all but written down; so what is smaller is said here, and
 * fast-check does the rest.
 */
class Expressions extends fc.Arbitrary<string> {
  private readonly target: QueryTarget;
  private texts: Arbitrary<string> | undefined;

  constructor(target: QueryTarget) {
    super();
    this.target = target;
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<string> {
    this.texts ??= printedTrees(this.target);
    return new fc.Value(this.texts.generate(random, biasFactor).value, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is string {
    const { context, edition } = this.target;
    return typeof value === 'string' && check(value, { context, edition }).ok;
  }

  override shrink(value: string): fc.Stream<fc.Value<string>> {
    const { context, edition } = this.target;
    return fc.stream(smallerExpressions(value, context, edition).values()).map((text) => new fc.Value(text, undefined));
  }
}

function printedTrees(target: QueryTarget): Arbitrary<string> {
  const generator = new ExpressionGenerator(target);
  return fc
    .tuple(fc.oneof(generator.boolean([], 2), generator.boolean([], 3)), fc.subarray(ALIAS_SPELLINGS))
    .map(([tree, aliases]) => spell(format(tree), aliases))
    .filter((text) => text.length <= MAX_LENGTH);
}
