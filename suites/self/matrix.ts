import { brokenIn, runPower } from './croql-run.ts';
import { runInProcess } from './in-process.ts';
import { checks } from '../checks.ts';
import { faults } from '../../mocks/faults.ts';
import type { FaultId } from '../../mocks/faults.ts';
import { requirements } from '../../spec/requirements.ts';
import { POWERS } from '../../spec/run.ts';
import type { Power } from '../../spec/run.ts';

/*
 * Every fault of the reference service against the checks, by power: which requirements were found broken, and whether
 * the one that the fault breaks is among them. `npm run matrix -- croql. relations` narrows it to faults whose names
 * begin so and to powers.
 */

const words = process.argv.slice(2);
const powers = POWERS.filter((power) => words.includes(power));
const beginnings = words.filter((word) => !POWERS.includes(word as Power));
const wanted = (Object.keys(faults) as FaultId[]).filter(
  (id) => beginnings.length === 0 || beginnings.some((start) => id.startsWith(start)),
);

interface Cell {
  readonly found: readonly string[];
  /** `named`: the broken requirement was found; `noticed`: something else was. */
  readonly result: 'named' | 'noticed' | 'missed';
}

async function cellOf(id: FaultId, power: Power): Promise<Cell> {
  const isListed = /^(croql|lists|edition)\./.test(id);
  const outcomes = isListed
    ? await runPower(power, { faults: [id] })
    : await runInProcess(checks.oauth, { faults: [id] });
  const found = [...brokenIn(outcomes)];
  return { found, result: found.includes(faults[id].breaks) ? 'named' : found.length > 0 ? 'noticed' : 'missed' };
}

const rows: { id: FaultId; cells: Map<Power, Cell> }[] = [];
for (const id of wanted) {
  const cells = new Map<Power, Cell>();
  const isListed = /^(croql|lists|edition)\./.test(id);
  for (const power of powers.length > 0 ? powers : POWERS)
    if (isListed || power === 'data') cells.set(power, await cellOf(id, power));
  rows.push({ id, cells });
  const shown = [...cells].map(
    ([power, { result, found }]) =>
      `${power} ${result}${result === 'named' ? '' : ` (${found.slice(0, 4).join(', ')})`}`,
  );
  process.stdout.write(`${id} → ${faults[id].breaks}: ${shown.join(' · ')}\n`);
}

process.stdout.write(
  '\n| area | standing | faults | data | records | relations | records or relations |\n| --- | --- | --- | --- | --- | --- | --- |\n',
);
const areas = [...new Set(rows.map(({ id }) => id.split('.')[0]!))];
for (const area of areas)
  for (const standing of ['stated', 'standard', 'assumed']) {
    const mine = rows.filter(
      ({ id }) => id.startsWith(`${area}.`) && requirements[faults[id].breaks].standing === standing,
    );
    if (mine.length === 0) continue;
    const rate = (isKilled: (cells: Map<Power, Cell>) => boolean) =>
      `${Math.round((100 * mine.filter(({ cells }) => isKilled(cells)).length) / mine.length)} %`;
    const notices = (power: Power) => (cells: Map<Power, Cell>) => (cells.get(power)?.result ?? 'missed') !== 'missed';
    const columns = [
      ...POWERS.map((power) => rate(notices(power))),
      rate((cells) => notices('records')(cells) || notices('relations')(cells)),
    ];
    process.stdout.write(`| ${area} | ${standing} | ${mine.length} | ${columns.join(' | ')} |\n`);
  }
