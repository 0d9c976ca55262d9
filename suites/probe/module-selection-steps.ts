import { asAssumed, consistent, observed, undetermined, unlikeAll } from './conclusions.ts';
import type { Step } from './conclusions.ts';
import type { Observation } from './experiment.ts';
import { findBound } from './find-bound.ts';
import { createImporter, parsedOf, readOutcome } from './probed-import.ts';
import { CLIENT_ID } from '../drivers/imports.ts';
import type { ImportContext, ImportOptions, ImportResult, SimulatedModule } from '../drivers/imports.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

const named = (key: string, fileName: string): SimulatedModule => ({ key, signaturePatterns: { fileName } });
const SIGNATURE = 'locspec-signature';
const FAR = 'locspec-far-signature';
/** A second app, which is registered after the usual one. */
const LATER = { clientId: `${CLIENT_ID}-later` };

const MODULES: readonly SimulatedModule[] = [
  named('several-before', '^locspec-several'),
  named('flags', 'spec-Flags'),
  { key: 'both', signaturePatterns: { fileName: '^locspec-both', fileContent: SIGNATURE } },
  { key: 'far', signaturePatterns: { fileContent: FAR } },
];
const LATER_MODULES: readonly SimulatedModule[] = [
  named('several-first', '^locspec-several'),
  named('several-second', 'several\\.json$'),
];

/** How far a pattern for the content sees, the kit's own reach first. */
const REACHES = [65_536, 1_000, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768, 131_072, 262_144, 524_288, 1_048_576];
const MAX_REACH = 1_100_000;

/** Which module is called for a file. They register other modules than the usual one. */
export function selectionSteps(imports: ImportContext, seen: Map<string, ImportResult>): readonly Step[] {
  const importer = createImporter(imports, 9_500);
  const findCalled = async (name: string, options: ImportOptions = {}) => {
    const result = await importer.importWith(name, importer.replyWith(`added.by.${name}`), options);
    seen.set(name, result);
    return result.calls[0]?.path.replace(/^.*\/module-/, '') ?? 'none';
  };
  const register = async () => {
    await imports.register(MODULES);
    await imports.register(LATER_MODULES, LATER);
  };
  return [
    {
      gaps: ['module.several'],
      observe: async () => {
        await register();
        const called = await findCalled('several');
        const saw = `of three modules in two apps ${called} is called`;
        if (!called.startsWith('several-')) return [undetermined('module.several', saw)];
        // A service that does not know the later app at all chooses no module of it.
        const later = called === 'several-before' ? await findCalled('later', { name: 'menu-several.json' }) : called;
        if (later === 'none') return [undetermined('module.several', `${saw}, and no module of the later app is ever`)];
        return [
          called === 'several-first'
            ? consistent('module.several', 'first-of-latest-app', saw)
            : observed('module.several', 'any', saw),
        ];
      },
    },
    {
      gaps: ['module.both-patterns'],
      observe: async () => {
        const control = await findCalled('both-match', { content: SIGNATURE });
        if (control !== 'both')
          throw new PreconditionFailed(
            `${control === 'none' ? 'no module' : control} is called where both patterns match`,
          );
        const byName = await findCalled('both-name', { content: 'nothing' });
        const byContent = await findCalled('other-name', { content: SIGNATURE });
        const saw = `where only the name matches, ${byName} is called, and where only the content does, ${byContent}`;
        const called = new Set([byName, byContent]);
        if (called.size > 1) return [unlikeAll('module.both-patterns', saw)];
        return [
          called.has('both')
            ? observed('module.both-patterns', 'either', saw)
            : called.has('none')
              ? observed('module.both-patterns', 'both', saw)
              : undetermined('module.both-patterns', saw),
        ];
      },
    },
    {
      gaps: ['module.pattern-flags'],
      observe: async () => {
        const middle = await findCalled('Flags');
        const other = await findCalled('flags');
        if (other !== 'none') await findCalled('nothing', { content: 'nothing' });
        if ([middle, other].some((called) => called !== 'flags' && called !== 'none'))
          return [undetermined('module.pattern-flags', 'a module is called whose pattern does not match')];
        return [
          asAssumed(
            'module.pattern-flags',
            middle === 'flags' && other === 'none',
            `a pattern ${middle === 'flags' ? 'matches' : 'does not match'} in the middle of a name, and ${other === 'flags' ? 'matches' : 'does not match'} in another case`,
          ),
        ];
      },
    },
    { gaps: ['module.content-pattern-reach'], observe: async () => [await judgeReach(findCalled)] },
    {
      gaps: ['module.signature-patterns'],
      observe: async () => {
        await imports.register([], LATER);
        await imports.register([{ key: 'bare' }]);
        const called = await findCalled('bare');
        const saw = `of one module without patterns, ${called} is called`;
        if (called === 'bare') return [observed('module.signature-patterns', 'optional', saw)];
        // Other modules of this app have to be called, so that these take the place of those before.
        const isKnown = seen.get('both-match')?.calls[0]?.path.endsWith('/module-both') === true;
        return [
          called === 'none' && isKnown && readOutcome(seen.get('bare')!) === 'unhandled'
            ? observed('module.signature-patterns', 'required', saw)
            : undetermined('module.signature-patterns', saw),
        ];
      },
    },
  ];
}

async function judgeReach(findCalled: (name: string, options: ImportOptions) => Promise<string>): Promise<Observation> {
  const gap = 'module.content-pattern-reach';
  const { accepted, refused, isUnclear } = await findBound(
    async (reach) => {
      const called = await findCalled(`reach-${reach}`, { content: `${' '.repeat(reach - FAR.length)}${FAR}` });
      return called === 'far' || called === 'none' ? { isAccepted: called === 'far' } : undefined;
    },
    { from: FAR.length - 1, to: MAX_REACH, likely: REACHES, trials: 24 },
  );
  if (isUnclear || accepted < FAR.length) return undetermined(gap, 'no content matches a pattern for it');
  const saw = `a pattern matches a text that ends with byte ${accepted}`;
  if (refused === undefined) return unlikeAll(gap, `${saw}, and no end was found`);
  const bounds = `${saw}, and not one that ends with byte ${refused}`;
  return refused - accepted === 1 ? observed(gap, String(accepted), bounds) : undetermined(gap, bounds);
}

/** What becomes of a file that no module matches, by the imports of the selection. */
export async function judgeNone(
  seen: ReadonlyMap<string, ImportResult>,
  isAdded: (text: string) => Promise<boolean>,
): Promise<Observation> {
  const gap = 'module.none';
  const name = seen.has('nothing') ? 'nothing' : 'flags';
  const result = seen.get(name);
  if (result === undefined || result.calls.length > 0)
    return undetermined(gap, 'no file was imported that no module matches');
  const outcome = readOutcome(result);
  const added = await isAdded(parsedOf(name));
  const saw = `without a matching module a file is ${outcome}, and its strings are ${added ? 'added' : 'not added'}`;
  return asAssumed(gap, outcome !== 'rejected' && added, saw);
}
