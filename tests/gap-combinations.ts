import { gaps } from '../spec/gaps/gaps.ts';
import type { Resolutions, Gap } from '../spec/gaps/gaps.ts';

/** The gaps that lists and expressions touch, with the answers that a configuration can select by name. */
const open = Object.entries<Gap>(gaps).flatMap(([id, { choices }]) =>
  choices && /^(croql|lists|edition)\./.test(id) ? [{ id, answers: Object.keys(choices) }] : [],
);

/** Combinations in which every two answers to two gaps meet at least once. */
export function gapCombinations(): readonly Partial<Resolutions>[] {
  const missing = new Set<string>();
  const pairs = (row: Readonly<Record<string, string>>) =>
    open.flatMap(({ id: a }, i) => open.slice(i + 1).map(({ id: b }) => `${a}=${row[a]} ${b}=${row[b]}`));
  for (const [i, a] of open.entries())
    for (const b of open.slice(i + 1))
      for (const x of a.answers) for (const y of b.answers) missing.add(`${a.id}=${x} ${b.id}=${y}`);
  const rows: Readonly<Record<string, string>>[] = [];
  while (missing.size > 0) {
    const row: Record<string, string> = {};
    const [first] = missing;
    for (const part of first!.split(' ')) row[part.split('=')[0]!] = part.split('=')[1]!;
    for (const { id, answers } of open) {
      if (row[id] !== undefined) continue;
      const gain = (answer: string) =>
        Object.entries(row).filter(
          ([other, chosen]) =>
            missing.has(`${id}=${answer} ${other}=${chosen}`) || missing.has(`${other}=${chosen} ${id}=${answer}`),
        ).length;
      row[id] = answers.toSorted((x, y) => gain(y) - gain(x))[0]!;
    }
    for (const pair of pairs(row)) missing.delete(pair);
    rows.push(row);
  }
  return rows as Partial<Resolutions>[];
}
