import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { PAGES, requirementPages } from './requirement-pages.ts';

const folder = new URL(`../../${PAGES}/`, import.meta.url);
const pages = requirementPages();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!pages.has(name)) rmSync(new URL(name, folder));
for (const [name, text] of pages) writeFileSync(new URL(name, folder), text);
