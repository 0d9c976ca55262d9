import { loadavg } from 'node:os';
import { benchBounds } from './bounds.ts';
import { benchCampaign } from './campaign.ts';
import { benchCroql } from './croql.ts';
import { benchAdapters } from './adapters.ts';
import { benchGrowth } from './growth.ts';
import { readCommit, readEnvironment, recordHistory, showEnvironment } from './history.ts';
import { benchLint } from './lint.ts';
import { createReport, type Report } from './measures.ts';
import { benchPage } from './page.ts';
import { benchProxy } from './proxy.ts';
import { benchService } from './service.ts';
import { benchVerify } from './verify.ts';

/** What can be measured, by name: `npm run bench -- croql` measures only that. */
const BENCHES: Readonly<Record<string, (report: Report) => Promise<void>>> = {
  croql: benchCroql,
  adapters: ({ print }) => benchAdapters(print),
  bounds: ({ print }) => benchBounds(print),
  lint: ({ print }) => benchLint(print),
  proxy: ({ print }) => benchProxy(print),
  service: benchService,
  verify: benchVerify,
  campaign: benchCampaign,
  page: benchPage,
  growth: benchGrowth,
};

/** Keeps the figures in `bench/history.json`, by commit. */
const HISTORY = '--history';

const wanted = process.argv.slice(2).filter((argument) => argument !== HISTORY);
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}: the names are ${Object.keys(BENCHES).join(', ')}, and ${HISTORY}.`);
  process.exitCode = 2;
} else {
  const environment = readEnvironment();
  const commit = readCommit();
  console.log(`${commit}; ${showEnvironment(environment)}\n`);
  const { report, measured, grown } = createReport(console.log);
  for (const [name, run] of Object.entries(BENCHES)) {
    if (wanted.length === 0 || wanted.includes(name)) await run(report);
  }
  console.log(`load after: ${loadavg()[0]!.toFixed(1)}`);
  if (process.argv.includes(HISTORY))
    await recordHistory({ commit, date: new Date().toISOString().slice(0, 10), environment, measured, grown });
}
