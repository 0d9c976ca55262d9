import { badge, element, nothing, prose, section, table } from './dom.js';
import { latest, live, look, read } from './live.js';

/** @typedef {import('../world.ts').Chosen} Chosen */
/** @typedef {import('../world.ts').World} World */

/** Where the service is, what was chosen about it, which apps it knows, and two things that a tester changes. */
class ConsoleOverview extends HTMLElement {
  #apps = section('Registered apps');
  #controls = section('Controls');
  #known = '';
  #login = element('select', { id: 'login' });

  async connectedCallback() {
    this.append(element('h1', {}, 'Overview'));
    /** @type {Chosen} */
    const chosen = await read('chosen');
    const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = chosen.addresses;
    // prettier-ignore
    const rows = [
      ['Authorization server', authUrl], ['Hosted edition', `${baseUrl}/api/v2`],
      ['Enterprise edition', `${enterpriseBaseUrl}/api/v2`], ['State address', stateUrl],
    ].map(([name, address]) => [name, element('code', {}, address)]);
    this.append(
      element('p', { class: 'lead' }, 'The stand-in for the localization service: point an app at these addresses.'),
      section('Addresses', table('Where this service answers', ['Server', 'Address'], rows)),
      this.#controls,
      this.#apps,
      section(
        'Active faults',
        chosen.faults.length > 0
          ? element('ul', { class: 'cards' }, ...chosen.faults.map(faultCard))
          : nothing('None. The service behaves as the source says.'),
      ),
      section(
        'Answers to gaps',
        chosen.answers.length > 0
          ? element('ul', { class: 'cards' }, ...chosen.answers.map(answerCard))
          : nothing('Where the source is silent, this service gives the kit’s own answers.'),
      ),
    );
    this.#control(chosen.statePath);
    live.addEventListener('news', () => this.#refresh());
  }

  show() {
    this.#known = '';
    void this.#refresh();
  }

  async #refresh() {
    if (this.hidden || latest === undefined) return;
    const revisions = `${latest.dataRevision} ${latest.appsRevision}`;
    if (revisions === this.#known) return;
    this.#known = revisions;
    /** @type {World} */
    const { apps, users } = await read('world');
    this.#login.replaceChildren(
      element('option', { value: '' }, 'the first user'),
      ...users.map((user) => element('option', { value: user.login }, user.login)),
    );
    this.#login.value = latest.userWill.login ?? '';
    this.#apps.replaceChildren(
      element('h2', {}, 'Registered apps'),
      apps.length > 0
        ? element('ul', { class: 'cards' }, ...apps.map(appCard))
        : nothing('None yet. An app is registered by the state “the app is registered”.'),
    );
  }

  /** @param {string | null} path of the state address */
  #control(path) {
    if (path === null) return this.#controls.remove();
    const told = element('p', { class: 'count', role: 'status' });
    const set = async (/** @type {string} */ state, /** @type {object} */ params) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ state, params, action: 'setup' }),
      });
      told.textContent = answer.ok ? 'Done.' : ((await answer.json()).error ?? `The service answers ${answer.status}.`);
      await look();
    };
    const decision = element(
      'select',
      { id: 'decision' },
      ...[
        ['ask', 'is asked on the page'],
        ['approve', 'approves at once'],
        ['deny', 'denies at once'],
      ].map(([value, text]) => element('option', { value }, text)),
    );
    const login = this.#login;
    const decide = () =>
      set('the user will', { decision: decision.value, ...(login.value === '' ? {} : { login: login.value }) });
    decision.addEventListener('change', decide);
    login.addEventListener('change', decide);
    const ahead = element('span', { class: 'soft' });
    const spans = /** @type {const} */ ([
      ['A minute', 60],
      ['An hour', 3_600],
      ['A day', 86_400],
    ]);
    this.#controls.append(
      element(
        'div',
        { class: 'tools' },
        element('div', {}, element('label', { for: 'decision' }, 'When an app asks, the user'), decision),
        element('div', {}, element('label', { for: 'login' }, 'Who decides'), login),
        element(
          'fieldset',
          {},
          element('legend', {}, 'Let time pass ', ahead),
          ...spans.map(([text, seconds]) =>
            element('button', { type: 'button', onclick: () => set('time passes', { seconds }) }, text),
          ),
        ),
      ),
      told,
    );
    const follow = () => {
      if (latest === undefined) return;
      ahead.textContent = latest.aheadSeconds > 0 ? `(${spanOf(latest.aheadSeconds)} ahead)` : '';
      if (document.activeElement !== decision) decision.value = latest.userWill.decision;
      if (document.activeElement !== login) login.value = latest.userWill.login ?? '';
    };
    follow();
    live.addEventListener('news', follow);
  }
}

/** @param {number} seconds */
const spanOf = (seconds) =>
  seconds >= 172_800
    ? `${Math.floor(seconds / 86_400)} days`
    : seconds >= 7_200
      ? `${Math.floor(seconds / 3_600)} hours`
      : `${Math.ceil(seconds / 60)} min`;

/** @param {World['apps'][number]} app */
const appCard = ({ type, clientId, name, redirectUris, baseUrl, access, modules }) =>
  element(
    'li',
    {},
    element('h3', {}, name ?? clientId, ' ', badge(type)),
    element(
      'dl',
      {},
      row('Client id', element('code', {}, clientId)),
      row('Redirect URLs', ...redirectUris.map((uri) => element('code', { class: 'line' }, uri))),
      baseUrl ? row('Base address', element('code', {}, baseUrl)) : null,
      access ? row('Open to', access) : null,
      ...modules.map(({ key, url, fileName, fileContent }) =>
        row(
          'Module',
          element('code', { class: 'line' }, key, ' ', url),
          fileName && element('span', { class: 'line' }, 'file name ', element('code', {}, fileName)),
          fileContent && element('span', { class: 'line' }, 'file content ', element('code', {}, fileContent)),
        ),
      ),
    ),
  );

/** @param {string} name @param {...import('./dom.js').Child} values */
const row = (name, ...values) => element('div', {}, element('dt', {}, name), element('dd', {}, values));

/** @param {Chosen['faults'][number]} fault */
const faultCard = ({ id, says, breaks }) =>
  element(
    'li',
    { class: 'fault' },
    element('h3', {}, element('code', {}, id)),
    element('p', {}, prose(says)),
    element('p', { class: 'soft' }, 'Breaks ', element('code', {}, breaks)),
  );

/** @param {Chosen['answers'][number]} answer */
const answerCard = ({ id, asks, answer, says }) =>
  element(
    'li',
    {},
    element('h3', {}, element('code', {}, id), ' ', badge(answer)),
    element('p', {}, prose(asks)),
    says ? element('p', { class: 'soft' }, prose(says)) : null,
  );

customElements.define('console-overview', ConsoleOverview);
