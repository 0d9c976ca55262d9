import { benchBounds } from './bounds.ts';
import { benchCroql } from './croql.ts';
import { benchAdapters } from './adapters.ts';
import { benchLint } from './lint.ts';
import { benchProxy } from './proxy.ts';
import { benchService } from './service.ts';

/** What can be measured, by name: `npm run bench -- croql` measures only that. */
const BENCHES: Readonly<Record<string, (print: (line: string) => void) => Promise<void>>> = {
  croql: benchCroql,
  adapters: benchAdapters,
  bounds: benchBounds,
  lint: benchLint,
  proxy: benchProxy,
  service: benchService,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}: the names are ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const [name, run] of Object.entries(BENCHES)) {
    if (wanted.length === 0 || wanted.includes(name)) await run(console.log);
  }
}
