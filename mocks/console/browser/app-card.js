import { badge, element } from './dom.js';
import { setState } from './states.js';

/** @typedef {import('../settings.ts').Settings} Settings */
/** @typedef {import('../console-data.ts').ConsoleData} ConsoleData */
/** @typedef {ConsoleData['apps'][number]} App */

/**
 * A registered app, and a button that makes a token of it and copies a request with it.
 * @param {App} app
 * @param {Settings} settings
 * @param {ConsoleData['projects'][number] | undefined} project whose strings the request lists
 */
export function renderApp(app, settings, project) {
  const { type, clientId, publicSecret, name, redirectUris, baseUrl, access, modules } = app;
  return element(
    'li',
    {},
    element('h3', {}, name ?? clientId, ' ', badge(type)),
    element(
      'dl',
      {},
      renderRow('Client id', element('code', {}, clientId)),
      type === 'confidential'
        ? renderRow('Secret', publicSecret === null ? 'not shown' : element('code', {}, publicSecret))
        : null,
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
    settings.statePath === null ? null : renderCopying(app, settings, settings.statePath, project),
  );
}

/**
 * @param {App} app
 * @param {Settings} settings
 * @param {string} statePath
 * @param {ConsoleData['projects'][number] | undefined} project
 */
function renderCopying({ clientId, redirectUris }, { addresses, scope }, statePath, project) {
  const result = element('p', { class: 'count', role: 'status' });
  const list = project === undefined ? '/projects' : `/projects/${project.id}/strings`;
  const copy = async () => {
    try {
      const params = { clientId, redirectUri: redirectUris[0], scope };
      const { accessToken } = await setState(statePath, 'the app is authorized', params);
      const command = `curl -H ${quote(`Authorization: Bearer ${accessToken}`)} ${quote(`${addresses.baseUrl}/api/v2${list}`)}`;
      // A browser lets no page copy that came by HTTP from another machine.
      const isCopied = await Promise.resolve(navigator.clipboard?.writeText(command).then(() => true)).catch(
        () => false,
      );
      result.replaceChildren(isCopied ? 'Copied: ' : 'Copy this: ', element('code', {}, command));
    } catch (error) {
      result.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  return element(
    'div',
    {},
    element('button', { type: 'button', onclick: copy }, 'Copy a curl with a new token'),
    result,
  );
}

/**
 * A word for a POSIX shell.
 * @param {string} text
 */
const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** @param {string} name @param {...import('./dom.js').Child} values */
const renderRow = (name, ...values) => element('div', {}, element('dt', {}, name), element('dd', {}, values));
