import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { documents } from './documents.ts';
import { PAGES } from './requirement-pages.ts';

const root = new URL('../', import.meta.url);
const texts = await documents();
mkdirSync(new URL(PAGES, root), { recursive: true });
for (const name of readdirSync(new URL(PAGES, root))) {
  if (!texts.has(`${PAGES}/${name}`)) rmSync(new URL(`${PAGES}/${name}`, root));
}
for (const [file, text] of texts) writeFileSync(new URL(file, root), text);
