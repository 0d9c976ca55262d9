import { badge, element, note, renderSentence, section, table } from './dom.js';
import { latest, poll, read, updates } from './updates.js';

/** @typedef {import('../settings.ts').Settings} Settings */
/** @typedef {import('../console-data.ts').ConsoleData} ConsoleData */

/** The addresses, settings and apps of the service, and controls for the user's decision and the clock. */
class ConsoleOverview extends HTMLElement {
  #apps = section('Registered apps');
  #controls = section('Controls');
  #revisions = '';
  #login = element('select', { id: 'login' });

  async connectedCallback() {
    this.append(element('h1', {}, 'Overview'));
    /** @type {Settings} */
    const settings = await read('settings');
    const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = settings.addresses;
    // prettier-ignore
    const rows = [
      ['Authorization server', authUrl], ['Hosted edition', `${baseUrl}/api/v2`],
      ['Enterprise edition', `${enterpriseBaseUrl}/api/v2`], ['State address', stateUrl],
    ].map(([name, address]) => [name, element('code', {}, address)]);
    this.append(
      element(
        'p',
        { class: 'lead' },
        'The reference implementation of the localization service. Configure an app to use these addresses.',
      ),
      section('Addresses', table('The addresses of this service', ['Server', 'Address'], rows)),
      this.#controls,
      this.#apps,
      section(
        'Active faults',
        settings.faults.length > 0
          ? element('ul', { class: 'cards' }, ...settings.faults.map(renderFault))
          : note('None. The service follows the source.'),
      ),
      section(
        'Resolutions of gaps',
        settings.resolutions.length > 0
          ? element('ul', { class: 'cards' }, ...settings.resolutions.map(renderResolution))
          : note('This service resolves all gaps of the source by default.'),
      ),
    );
    this.#addControls(settings.statePath);
    updates.addEventListener('update', () => this.#refresh());
  }

  show() {
    this.#revisions = '';
    void this.#refresh();
  }

  async #refresh() {
    if (this.hidden || latest === undefined) return;
    const revisions = `${latest.dataRevision} ${latest.appsRevision}`;
    if (revisions === this.#revisions) return;
    this.#revisions = revisions;
    /** @type {ConsoleData} */
    const { apps, users } = await read('data');
    this.#login.replaceChildren(
      element('option', { value: '' }, 'the first user'),
      ...users.map((user) => element('option', { value: user.login }, user.login)),
    );
    this.#login.value = latest.userWill.login ?? '';
    this.#apps.replaceChildren(
      element('h2', {}, 'Registered apps'),
      apps.length > 0
        ? element('ul', { class: 'cards' }, ...apps.map(renderApp))
        : note('None. Set the state “the app is registered” to register an app.'),
    );
  }

  /** @param {string | null} path the path of the state address */
  #addControls(path) {
    if (path === null) return this.#controls.remove();
    const result = element('p', { class: 'count', role: 'status' });
    const setState = async (/** @type {string} */ state, /** @type {object} */ params) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ state, params, action: 'setup' }),
      });
      result.textContent = response.ok
        ? 'Done.'
        : ((await response.json()).error ?? `The service responded with status ${response.status}.`);
      await poll();
    };
    const decision = element(
      'select',
      { id: 'decision' },
      ...[
        ['ask', 'is asked on the page'],
        ['approve', 'approves without being asked'],
        ['deny', 'denies without being asked'],
      ].map(([value, text]) => element('option', { value }, text)),
    );
    const login = this.#login;
    const decide = () =>
      setState('the user will', { decision: decision.value, ...(login.value === '' ? {} : { login: login.value }) });
    decision.addEventListener('change', decide);
    login.addEventListener('change', decide);
    const ahead = element('span', { class: 'soft' });
    const durations = /** @type {const} */ ([
      ['A minute', 60],
      ['An hour', 3_600],
      ['A day', 86_400],
    ]);
    this.#controls.append(
      element(
        'div',
        { class: 'tools' },
        element('div', {}, element('label', { for: 'decision' }, 'When an app requests access, the user'), decision),
        element('div', {}, element('label', { for: 'login' }, 'Who decides'), login),
        element(
          'fieldset',
          {},
          element('legend', {}, 'Advance the clock ', ahead),
          ...durations.map(([text, seconds]) =>
            element('button', { type: 'button', onclick: () => setState('time passes', { seconds }) }, text),
          ),
        ),
      ),
      result,
    );
    const showCurrent = () => {
      if (latest === undefined) return;
      ahead.textContent = latest.aheadSeconds > 0 ? `(${formatDuration(latest.aheadSeconds)} ahead)` : '';
      if (document.activeElement !== decision) decision.value = latest.userWill.decision;
      if (document.activeElement !== login) login.value = latest.userWill.login ?? '';
    };
    showCurrent();
    updates.addEventListener('update', showCurrent);
  }
}

/** @param {number} seconds */
const formatDuration = (seconds) =>
  seconds >= 172_800
    ? `${Math.floor(seconds / 86_400)} days`
    : seconds >= 7_200
      ? `${Math.floor(seconds / 3_600)} hours`
      : `${Math.ceil(seconds / 60)} min`;

/** @param {ConsoleData['apps'][number]} app */
const renderApp = ({ type, clientId, name, redirectUris, baseUrl, access, modules }) =>
  element(
    'li',
    {},
    element('h3', {}, name ?? clientId, ' ', badge(type)),
    element(
      'dl',
      {},
      renderRow('Client id', element('code', {}, clientId)),
      renderRow('Redirect URLs', ...redirectUris.map((uri) => element('code', { class: 'line' }, uri))),
      baseUrl ? renderRow('Base address', element('code', {}, baseUrl)) : null,
      access ? renderRow('Used by', access) : null,
      ...modules.map(({ key, url, fileName, fileContent }) =>
        renderRow(
          'Module',
          element('code', { class: 'line' }, key, ' ', url),
          fileName && element('span', { class: 'line' }, 'file name ', element('code', {}, fileName)),
          fileContent && element('span', { class: 'line' }, 'file content ', element('code', {}, fileContent)),
        ),
      ),
    ),
  );

/** @param {string} name @param {...import('./dom.js').Child} values */
const renderRow = (name, ...values) => element('div', {}, element('dt', {}, name), element('dd', {}, values));

/** @param {Settings['faults'][number]} fault */
const renderFault = ({ id, says, breaks }) =>
  element(
    'li',
    { class: 'fault' },
    element('h3', {}, element('code', {}, id)),
    element('p', {}, renderSentence(says)),
    element('p', { class: 'soft' }, 'Breaks ', element('code', {}, breaks)),
  );

/** @param {Settings['resolutions'][number]} gap */
const renderResolution = ({ id, asks, resolution, says }) =>
  element(
    'li',
    {},
    element('h3', {}, element('code', {}, id), ' ', badge(resolution)),
    element('p', {}, renderSentence(asks)),
    says ? element('p', { class: 'soft' }, renderSentence(says)) : null,
  );

customElements.define('console-overview', ConsoleOverview);
