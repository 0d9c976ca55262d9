import { addressOf } from './address.js';
import { byId, copyButton, el, prose } from './dom.js';
import { data, findingsByRequirement, requirementsById } from './result.js';

/** @import { PageRequirement } from '../html.ts' */

const NONE = { status: '', area: '', standing: '', edition: '', q: '' };

/** The first screen: the verdict, what it rests on, the requirements by area, and what was not tested. */
export function showOverview() {
  byId('overview').append(
    el('div', { class: 'hero', 'data-verdict': data.verdict }, verdict(), grounds()),
    spread(),
    el('div', { class: 'pair' }, matrix(), el('div', {}, gravest(), untested())),
  );
}

function verdict() {
  const { run, kit, target, source } = data;
  const addresses = Object.values(target.addresses);
  return el(
    'div',
    { class: 'verdict' },
    el('div', { class: 'disc', 'aria-hidden': true }),
    el(
      'div',
      {},
      el('h1', {}, `${capital(target.name)} `, el('span', {}, data.says)),
      el('p', { class: 'tally' }, tally()),
      ...data.notes.map((text) => el('p', { class: 'early' }, ...prose(text))),
      run.complete
        ? null
        : el('p', { class: 'early' }, `Ended early: ${run.ended}${run.reason ? `. ${run.reason}` : ''}`),
      el(
        'p',
        { class: 'meta' },
        el('time', { datetime: run.startedAt }, run.startedAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')),
        ` · ${(run.durationMs / 1000).toFixed(1)} s · seed ${run.seed}${run.shard === '1/1' ? '' : ` · shard ${run.shard}`} · ${kit.name} ${kit.version} · source `,
        el('code', { title: `SHA-256 ${source.sha256}` }, source.sha256.slice(0, 8)),
      ),
      el('p', { class: 'meta' }, ...[...new Set(addresses)].flatMap((address) => [el('code', {}, address), ' '])),
    ),
  );
}

/** @param {string} text */
const capital = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function tally() {
  const { counts } = data;
  const said = [
    [counts.fail, 'fails', 'fail'],
    [counts.error, 'could not be judged', 'could not be judged'],
    [counts.warn, 'warns', 'warn'],
    [counts.expectedFail, 'fails as expected', 'fail as expected'],
  ].filter(([count]) => Number(count) > 0);
  const words = said.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  return `Of ${data.requirements.length} requirements ${[...words, `${counts.pass} pass`].join(', ')}.`;
}

function grounds() {
  const { power, counts, requirements } = data;
  const { armed, of } = power.judges;
  const isArmed = of > 0 && armed === of;
  const decided = requirements.length - counts.untested - counts.notApplicable;
  return el(
    'dl',
    { class: 'grounds', 'aria-label': 'What the verdict rests on' },
    ground('Power', power.level, power.queries === 0 ? 'No CroQL expression was judged.' : POWERS[power.level]),
    ground(
      'Judges armed',
      `${armed} of ${of}`,
      isArmed ? 'Each noticed every doctored answer first.' : 'A judge that is not armed proves nothing.',
      isArmed ? 'good' : 'bad',
    ),
    ground('Expressions', power.queries.toLocaleString('en'), 'CroQL answers that were judged.'),
    ground('Tested', `${decided} of ${requirements.length}`, 'Requirements that a check decided.'),
  );
}

/**
 * @param {string} term
 * @param {string} value
 * @param {string} note
 * @param {string} [tone]
 */
function ground(term, value, note, tone) {
  return el('div', { 'data-tone': tone }, el('dt', {}, term), el('dd', {}, el('b', {}, value), el('small', {}, note)));
}

const POWERS = {
  data: 'The target held our dataset; answers were compared with it.',
  records: 'Answers were judged by the records that they show.',
  relations: 'Answers were judged only by how they agree.',
};

function spread() {
  const shown = data.order.filter((status) => data.counts[status] > 0);
  return el(
    'div',
    { class: 'spread' },
    bar(data.requirements),
    el(
      'ul',
      { class: 'legend', 'aria-label': 'Requirements by status' },
      ...shown.map((status) =>
        el(
          'li',
          {},
          el(
            'a',
            { href: addressOf('requirements', { ...NONE, status }), 'data-status': status },
            el('b', {}, data.counts[status]),
            ` ${data.words[status]}`,
          ),
        ),
      ),
    ),
  );
}

/** @param {readonly PageRequirement[]} requirements */
function bar(requirements) {
  const parts = data.order.map((status) => ({
    status,
    count: requirements.filter((one) => one.status === status).length,
  }));
  const spans = parts
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => {
      const part = el('span', { 'data-status': status });
      part.style.flexGrow = String(count);
      return part;
    });
  return el('div', { class: 'parts', 'aria-hidden': true }, ...spans);
}

const STANDINGS = /** @type {const} */ (['stated', 'standard', 'assumed']);

const MEANS = {
  stated: 'The source says so: a breach fails.',
  standard: 'A standard that the source names says so: a breach warns.',
  assumed: 'Nobody says so: another answer is unspecified, and never fails.',
};

function matrix() {
  const editions = /** @type {const} */ ([undefined, 'hosted', 'enterprise']);
  const rows = data.areas.flatMap((area) =>
    editions.map((edition) => ({
      area,
      edition,
      mine: data.requirements.filter((one) => one.area === area && one.edition === edition),
    })),
  );
  return el(
    'div',
    { class: 'card' },
    el('h2', {}, 'Areas'),
    el(
      'div',
      { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Requirements by area, edition and standing' },
      el(
        'table',
        { class: 'matrix' },
        el(
          'thead',
          {},
          el(
            'tr',
            {},
            el('th', { scope: 'col' }, 'Area'),
            ...STANDINGS.map((standing) => el('th', { scope: 'col', title: MEANS[standing] }, standing)),
          ),
        ),
        el(
          'tbody',
          {},
          ...rows
            .filter(({ mine }) => mine.length > 0)
            .map(({ area, edition, mine }) =>
              el(
                'tr',
                {
                  class:
                    edition && data.requirements.some((one) => one.area === area && !one.edition) ? 'part' : undefined,
                },
                el('th', { scope: 'row' }, ...rowName(area, edition)),
                ...STANDINGS.map((standing) =>
                  el(
                    'td',
                    {},
                    cell(
                      area,
                      edition,
                      standing,
                      mine.filter((one) => one.standing === standing),
                    ),
                  ),
                ),
              ),
            ),
        ),
      ),
    ),
    el(
      'p',
      { class: 'note' },
      'Passed of all, by how much stands behind a requirement. Only what is stated can fail a target.',
    ),
  );
}

/**
 * @param {string} area
 * @param {string | undefined} edition
 * @returns {(string | HTMLElement)[]}
 */
function rowName(area, edition) {
  const says = data.areaWords[area] ?? area;
  return edition ? [el('span', { class: 'whole' }, `${says} `), el('small', {}, `${edition} only`)] : [says];
}

/**
 * @param {string} area
 * @param {string | undefined} edition
 * @param {string} standing
 * @param {readonly PageRequirement[]} mine
 */
function cell(area, edition, standing, mine) {
  if (mine.length === 0) return el('span', { class: 'none' }, '–');
  const count = (/** @type {string} */ status) => mine.filter((one) => one.status === status).length;
  const trouble = /** @type {const} */ (['fail', 'error', 'warn', 'unspecified']).find((status) => count(status) > 0);
  return el(
    'a',
    { href: addressOf('requirements', { ...NONE, area, standing, edition: edition ?? 'both' }) },
    el(
      'span',
      { class: 'figures' },
      el('span', {}, el('b', {}, count('pass')), ` / ${mine.length}`),
      trouble
        ? el('span', { class: 'trouble', 'data-status': trouble }, `${count(trouble)} ${data.words[trouble]}`)
        : null,
    ),
    bar(mine),
  );
}

/** The requirements with the gravest findings, each leading to its first. */
function gravest() {
  const groups = [...findingsByRequirement.entries()];
  const most = 3;
  return el(
    'div',
    { class: 'card' },
    el('h2', {}, 'Found'),
    groups.length === 0 ? el('p', { class: 'note' }, 'No check found anything.') : null,
    el(
      'ul',
      { class: 'reasons' },
      ...groups
        .slice(0, most)
        .map(([id, [first, ...more]]) =>
          el(
            'li',
            {},
            el(
              'a',
              { href: `#${first?.place ?? id}`, 'data-status': requirementsById.get(id)?.status },
              el('b', {}, more.length + 1),
              el('span', {}, ...prose(requirementsById.get(id)?.says ?? id)),
            ),
          ),
        ),
    ),
    groups.length > most ? el('a', { class: 'note', href: '#findings' }, `and ${groups.length - most} more`) : null,
  );
}

function untested() {
  const silent = data.requirements.filter(({ status }) => status === 'untested' || status === 'notApplicable');
  /** @type {Map<string, PageRequirement[]>} */
  const reasons = new Map();
  for (const requirement of silent) {
    const reason = requirement.reason ?? 'no reason was given';
    reasons.set(reason, [...(reasons.get(reason) ?? []), requirement]);
  }
  const sorted = [...reasons].sort(([, one], [, other]) => other.length - one.length);
  return el(
    'div',
    { class: 'card' },
    el('h2', {}, 'Not tested, and why'),
    sorted.length === 0 ? el('p', { class: 'empty' }, 'Everything was tested.') : null,
    el(
      'ul',
      { class: 'reasons' },
      ...sorted
        .slice(0, 8)
        .map(([reason, mine]) =>
          el(
            'li',
            {},
            el(
              'a',
              { href: addressOf('requirements', { ...NONE, q: reason }) },
              el('b', {}, mine.length),
              el('span', {}, reason),
            ),
          ),
        ),
    ),
    sorted.length > 8 ? el('p', { class: 'note' }, `and ${sorted.length - 8} more reasons below`) : null,
    el('p', { class: 'note' }, 'None of these counts as a pass.'),
  );
}

/** The last lines of the page. */
export function showFoot() {
  const link = copyButton(location.href.split('#')[0] ?? '', byId('foot'), 'Copy address');
  byId('foot').append(
    el(
      'p',
      {},
      `${data.kit.name} ${data.kit.version}. Everything here is in `,
      el('code', {}, 'conformance.json'),
      ' beside this file. Press ',
      el('kbd', {}, '?'),
      ' for the keys. ',
    ),
    link,
  );
}
