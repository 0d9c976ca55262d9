import { expect, test } from 'vitest';
import { shortenCommand } from './shorten-command.ts';

const known = new Set(['/app/a.test.js', '/app/src/b.test.ts']);

for (const { title, command, wanted, shorter } of [
  {
    title: 'files that do not ask are left out where the command names them',
    command: 'node --test a.test.js src/b.test.ts c.test.js',
    wanted: ['/app/src/b.test.ts'],
    shorter: 'node --test src/b.test.ts',
  },
  {
    title: 'a file that never asks for anything is left out',
    command: 'node --test a.test.js src/b.test.ts c.test.js',
    wanted: [...known],
    shorter: 'node --test a.test.js src/b.test.ts',
  },
  {
    title: 'vitest gets the files that ask',
    command: 'npx vitest run --silent',
    wanted: ['/app/a.test.js'],
    shorter: 'npx vitest run --silent a.test.js',
  },
  {
    title: 'jest gets them as paths',
    command: 'node_modules/.bin/jest',
    wanted: ['/app/src/b.test.ts'],
    shorter: 'node_modules/.bin/jest --runTestsByPath src/b.test.ts',
  },
  {
    title: 'node --test gets them',
    command: 'node --test',
    wanted: ['/app/a.test.js'],
    shorter: 'node --test a.test.js',
  },
  { title: 'a script is run as it is', command: 'npm test', wanted: ['/app/a.test.js'], shorter: undefined },
  { title: 'another program is run as it is', command: 'pytest -q', wanted: ['/app/a.test.js'], shorter: undefined },
  {
    title: 'a command that names just the files that ask is run as it is',
    command: 'node --test a.test.js src/b.test.ts',
    wanted: [...known],
    shorter: undefined,
  },
  { title: 'without a known file nothing is left out', command: 'vitest', wanted: [], shorter: undefined },
])
  test(title, () => {
    expect(shortenCommand(command.split(' '), known, new Set(wanted), '/app')?.join(' ')).toBe(shorter);
  });
