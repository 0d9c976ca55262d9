/** A winter day and a summer day of the northern hemisphere, on which time zones are told apart. */
const DAYS = ['2024-01-15T12:00:00Z', '2024-07-15T12:00:00Z'].map((text) => new Date(text));

/** How far a time zone is from UTC on those days, in minutes. */
function offsetsOf(zone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  });
  return DAYS.map((at) => {
    const [month, day, year, hour, minute] = (format.format(at).match(/\d+/g) ?? []).map(Number);
    return Math.round((Date.UTC(year!, month! - 1, day, hour, minute) - at.getTime()) / 60_000);
  }).join(' ');
}

/** Of zones that are alike, one of the part of the world that comes first here is named. */
const PARTS = ['Europe/', 'America/', 'Asia/', 'Australia/'];
const partOf = (zone: string) => PARTS.findIndex((part) => zone.startsWith(part)) + 1 || PARTS.length + 1;

let known: ReadonlyMap<string, string> | undefined;

/** One time zone of all that have the same offsets, by those offsets; UTC for none. Reading all of them takes a while. */
const zonesByOffsets = (): ReadonlyMap<string, string> =>
  (known ??= new Map([
    ['0 0', 'UTC'],
    ...Intl.supportedValuesOf('timeZone')
      .toSorted((a, b) => partOf(b) - partOf(a))
      .map((zone) => [offsetsOf(zone), zone] as const)
      .filter(([offsets]) => offsets !== '0 0'),
  ]));

/** Time zones of which every two differ, and every known one is as one of them in winter and in summer; from west to east. */
export const listTimeZones = (): readonly string[] =>
  [...zonesByOffsets()].sort(([a], [b]) => parseInt(a) - parseInt(b)).map(([, zone]) => zone);

/** Their offsets from UTC, in minutes, ascending. */
export const listOffsets = (): readonly number[] =>
  [...new Set([...zonesByOffsets().keys()].flatMap((offsets) => offsets.split(' ').map(Number)))].sort((a, b) => a - b);

/** The time zone among {@link listTimeZones} that is as another one. */
export const likeZone = (zone: string): string => zonesByOffsets().get(offsetsOf(zone)) ?? zone;
