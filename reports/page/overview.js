import { addressOf } from './address.js';
import { byId, copyButton, el, prose } from './dom.js';
import { data, findingsByRequirement, requirementsById } from './result.js';
import { since } from './since.js';
import { threats } from './threats.js';

/** @import { PageRequirement } from '../html.ts' */

const NONE = { status: '', area: '', standing: '', edition: '', q: '' };

/** The first screen: the verdict, its basis, the requirements by area, and what was not tested. */
export function showOverview() {
  for (const part of [
    el('div', { class: 'hero', 'data-verdict': data.verdict }, verdict(), grounds()),
    spread(),
    since(),
    el('div', { class: 'pair' }, matrix(), el('div', {}, worst(), untested())),
    threats(),
  ])
    if (part) byId('overview').append(part);
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
    [counts.error, 'could not be checked', 'could not be checked'],
    [counts.warn, 'warns', 'warn'],
    [counts.expectedFail, 'fails as expected', 'fail as expected'],
  ].filter(([count]) => Number(count) > 0);
  const words = said.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  return `Of ${data.requirements.length} requirements ${[...words, `${counts.pass} pass`].join(', ')}.`;
}

function grounds() {
  const { oracle, coverage } = data;
  const { passed, of } = oracle.rules;
  const isTrustworthy = of > 0 && passed === of;
  return el(
    'dl',
    { class: 'grounds', 'aria-label': 'The basis of the verdict' },
    ground(
      'Oracle',
      oracle.level,
      oracle.expressions === 0
        ? 'No CroQL expression was checked.'
        : `${oracle.expressions.toLocaleString('en')} CroQL expressions. ${ORACLES[oracle.level]}`,
    ),
    ground(
      'Rules',
      `${passed} of ${of}`,
      isTrustworthy ? 'All passed their self-test before the run.' : 'A rule that fails its self-test proves nothing.',
      isTrustworthy ? 'good' : 'bad',
    ),
    ground(
      'Decided',
      `${coverage.stated.decided} of ${coverage.stated.applicable}`,
      'Stated requirements that apply to the target.',
    ),
    data.gaps ? ground('Gaps', ...splitCount(data.gaps)) : null,
  );
}

/**
 * A number and what it counts.
 *
 * @param {string} text
 * @returns {[string, string]}
 */
const splitCount = (text) => [
  text.split(' ')[0] ?? '',
  `${capital(text.replace(/^\S+ /, ''))}. Each requirement tells how.`,
];

/**
 * @param {string} term
 * @param {string} value
 * @param {string} note
 * @param {string} [tone]
 */
function ground(term, value, note, tone) {
  return el('div', { 'data-tone': tone }, el('dt', {}, term), el('dd', {}, el('b', {}, value), el('small', {}, note)));
}

const ORACLES = {
  reference: 'The target held our dataset, so the expected results are known.',
  records: 'Results were checked against the records that the responses show.',
  metamorphic: 'Results were only checked against each other.',
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
  stated: 'The source says so: a violation fails.',
  standard: 'A standard that the source names says so: a violation warns.',
  assumed: 'The source leaves it open: a difference is reported as unspecified and never fails.',
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
    el('p', { class: 'note' }, 'Passed of all, by standing. Only a stated requirement can fail a target.'),
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
  const problem = /** @type {const} */ (['fail', 'drift', 'error', 'warn', 'unspecified']).find(
    (status) => count(status) > 0,
  );
  return el(
    'a',
    { href: addressOf('requirements', { ...NONE, area, standing, edition: edition ?? 'both' }) },
    el(
      'span',
      { class: 'figures' },
      el('span', {}, el('b', {}, count('pass')), ` / ${mine.length}`),
      problem
        ? el('span', { class: 'problem', 'data-status': problem }, `${count(problem)} ${data.words[problem]}`)
        : null,
    ),
    bar(mine),
  );
}

/** The requirements with the worst findings, each with a link to its first. */
function worst() {
  const groups = [...findingsByRequirement.entries()];
  const max = 3;
  return el(
    'div',
    { class: 'card' },
    el('h2', {}, 'Found'),
    groups.length === 0 ? el('p', { class: 'note' }, 'No check found anything.') : null,
    el(
      'ul',
      { class: 'reasons' },
      ...groups
        .slice(0, max)
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
    groups.length > max ? el('a', { class: 'note', href: '#findings' }, `and ${groups.length - max} more`) : null,
  );
}

/** Why requirements were not decided, each cause with what removes it. */
function untested() {
  const { causes } = data;
  const max = 8;
  return el(
    'div',
    { class: 'card' },
    el('h2', {}, 'Not tested, and why'),
    causes.length === 0 ? el('p', { class: 'empty' }, 'Everything was tested.') : null,
    el(
      'ul',
      { class: 'reasons' },
      ...causes.slice(0, max).map(({ code, says, fix, untested: count, notApplicable, checks = 0 }) => {
        const requirements = count + notApplicable;
        const lost = checks === 0 ? '' : `: ${checks === 1 ? 'a check' : `${checks} checks`} did not run.`;
        const shown = [
          el('b', {}, requirements),
          el('span', {}, says, lost, fix ? el('small', {}, ` Fix: ${fix}`) : null),
        ];
        return el(
          'li',
          {},
          requirements === 0
            ? el('div', {}, ...shown)
            : el('a', { href: addressOf('requirements', { ...NONE, q: code }) }, ...shown),
        );
      }),
    ),
    causes.length > max
      ? el(
          'p',
          { class: 'note' },
          `and ${causes.length - max} more ${causes.length - max === 1 ? 'cause' : 'causes'} in conformance.json`,
        )
      : null,
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
