import { html } from 'hono/html';
import type { AuthorizationRequest } from './authorization-request.ts';
import type { RedirectField } from './authorize-rules.ts';
import { renderPage, type Html } from '../core/html-page.ts';

/** The page that asks the user to approve an app's scopes; its form sends `ticket` back. */
export function renderConsentPage(
  request: AuthorizationRequest,
  ticket: string,
  logins: readonly string[],
  redirectField?: RedirectField,
): Html {
  const name = request.app.name ?? request.app.clientId;
  return renderPage(
    `Approve ${name}?`,
    html`<h1>Let <strong>${name}</strong> act on your behalf?</h1>
      <form method="post">
        <input type="hidden" name="ticket" value="${ticket}" />
        ${redirectField?.isOnPage ? html`<input type="hidden" name="${redirectField.name}" value="${request.redirectUri}" />` : ''}
        <p id="scopes">It requests these scopes:</p>
        <ul aria-labelledby="scopes">
          ${request.scopes.map((scope) => html`<li><code>${scope}</code></li>`)}
        </ul>
        ${logins.length === 0 ? '' : renderUserSelect(logins)}
        <p class="soft">You will return to <code>${request.redirectUri}</code></p>
        <div class="choices">
          <button class="go" name="decision" value="approve">Approve</button>
          <button name="decision" value="deny">Deny</button>
        </div>
      </form>`,
  );
}

/** The page for a request that must not be redirected. */
export function renderRefusalPage(error: string, description: string): Html {
  return renderPage(
    'This request cannot be processed',
    html`<h1>This request cannot be processed</h1>
      <p role="alert">${description}</p>
      <p class="soft">Error: <code>${error}</code></p>`,
  );
}

function renderUserSelect(logins: readonly string[]): Html {
  return html`<label for="login">You are</label>
    <select id="login" name="login">
      ${logins.map((login) => html`<option>${login}</option>`)}
    </select>`;
}
