import type { Profile, ResolvedGap } from './profile.ts';

/** A gap that was seen to be resolved so. */
export const observed = (resolution: string): ResolvedGap => ({
  ...{ certainty: 'observed', resolution, saw: '', evidence: [] },
});

/** A profile of these gaps. */
export const profileOf = (parts: Partial<Pick<Profile, 'gaps' | 'editions'>>): Profile => ({
  ...{ format: 1, kit: { name: 'locspec', version: '1' }, source: { sha256: '0' } },
  ...{ target: 'a', date: '2026-01-01T00:00:00.000Z', requests: 1, gaps: {}, editions: {} },
  ...parts,
});
