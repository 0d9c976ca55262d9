import { renderApp } from './app-card.js';
import { badge, element, note, renderSentence, section, table } from './dom.js';
import { setState } from './states.js';
import { latest, poll, read, updates } from './updates.js';

/** @typedef {import('../settings.ts').Settings} Settings */
/** @typedef {import('../console-data.ts').ConsoleData} ConsoleData */

/** The addresses, settings and apps of the service, and controls for the user's decision and the clock. */
class ConsoleOverview extends HTMLElement {
  #apps = section('Registered apps');
  #controls = section('Controls');
  #revisions = '';
  #login = element('select', { id: 'login' });
  /** @type {Settings | undefined} */
  #settings;

  async connectedCallback() {
    this.append(element('h1', {}, 'Overview'));
    /** @type {Settings} */
    const settings = await read('settings');
    this.#settings = settings;
    const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = settings.addresses;
    // prettier-ignore
    const rows = [
      ['Authorization server', authUrl], ['Hosted edition', baseUrl],
      ['Enterprise edition', enterpriseBaseUrl], ['State address', stateUrl],
    ].map(([name, address]) => [name, element('code', {}, address)]);
    this.append(
      element(
        'p',
        { class: 'lead' },
        'The reference implementation of the localization service. Configure an app to use these addresses.',
      ),
      section(
        'Addresses',
        table('The addresses of this service', ['Server', 'Address'], rows),
        element(
          'p',
          { class: 'note' },
          'The options of the kit take the addresses as they are. An app calls the API of an edition under ',
          element('code', {}, '/api/v2'),
          '.',
        ),
      ),
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
    const settings = this.#settings;
    if (this.hidden || latest === undefined || settings === undefined) return;
    const revisions = `${latest.dataRevision} ${latest.appsRevision}`;
    if (revisions === this.#revisions) return;
    this.#revisions = revisions;
    /** @type {ConsoleData} */
    const { apps, users, projects } = await read('data');
    this.#login.replaceChildren(
      element('option', { value: '' }, 'the first user'),
      ...users.map((user) => element('option', { value: user.login }, user.login)),
    );
    this.#login.value = latest.userWill.login ?? '';
    this.#apps.replaceChildren(
      element('h2', {}, 'Registered apps'),
      apps.length > 0
        ? element('ul', { class: 'cards' }, ...apps.map((app) => renderApp(app, settings, projects[0])))
        : note('None. Set the state “the app is registered” to register an app.'),
    );
  }

  /** @param {string | null} path the path of the state address */
  #addControls(path) {
    if (path === null) return this.#controls.remove();
    const result = element('p', { class: 'count', role: 'status' });
    const change = async (/** @type {string} */ state, /** @type {object} */ params) => {
      result.textContent = await setState(path, state, params).then(
        () => 'Done.',
        (error) => error.message,
      );
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
      change('the user will', { decision: decision.value, ...(login.value === '' ? {} : { login: login.value }) });
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
            element('button', { type: 'button', onclick: () => change('time passes', { seconds }) }, text),
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
