import { todayDataset } from './today-dataset.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

/** Moments of one winter day, on which no zone changes its offset, as timestamps of several zones. */
const MOMENTS = [
  '2026-01-15T01:00:00+00:00',
  '2026-01-15T05:00:00+02:00',
  '2026-01-14T23:30:00-06:00',
  '2026-01-15T10:00:00+00:00',
  '2026-01-15T17:30:00+05:30',
  '2026-01-15T15:00:00+00:00',
  '2026-01-15T12:30:00-05:00',
  '2026-01-16T06:00:00+09:00',
] as const;

const base = todayDataset(Date.parse('2026-01-15T12:00:00Z'));

const dates = (index: number) => ({
  createdAt: MOMENTS[index % MOMENTS.length]!,
  updatedAt: MOMENTS[(index + 3) % MOMENTS.length]!,
});

/** A dataset whose segments and terms have timestamps of one day. */
export const sameDayDataset: Dataset = {
  ...base,
  tms: base.tms?.map((tm) => ({
    ...tm,
    segments: tm.segments?.map((segment, index) => ({
      ...segment,
      records: segment.records?.map((record) => ({ ...record, ...dates(index) })),
    })),
  })),
  glossaries: base.glossaries?.map((glossary) => ({
    ...glossary,
    terms: glossary.terms?.map((term, index) => ({ ...term, ...dates(index) })),
  })),
} as Dataset;
