import { html } from 'hono/html';
import type { AuthorizationRequest } from './authorization-request.ts';
import { page, type Html } from '../page.ts';

/** The page that asks the user to approve an app's scopes; `ticket` comes back with the answer. */
export function consentPage(request: AuthorizationRequest, ticket: string, logins: readonly string[]): Html {
  const name = request.app.name ?? request.app.clientId;
  return page(
    `Approve ${name}?`,
    html`<h1>Let <strong>${name}</strong> act in your name?</h1>
      <form method="post">
        <input type="hidden" name="ticket" value="${ticket}" />
        <p id="scopes">It asks for these scopes:</p>
        <ul aria-labelledby="scopes">
          ${request.scopes.map((scope) => html`<li><code>${scope}</code></li>`)}
        </ul>
        ${logins.length === 0 ? '' : signIn(logins)}
        <p class="soft">Afterwards you return to <code>${request.redirectUri}</code></p>
        <div class="choices">
          <button class="go" name="decision" value="approve">Approve</button>
          <button name="decision" value="deny">Deny</button>
        </div>
      </form>`,
  );
}

/** The page of a request that must not be answered by a redirect. */
export function refusalPage(error: string, description: string): Html {
  return page(
    'This request cannot be answered',
    html`<h1>This request cannot be answered</h1>
      <p role="alert">${description}</p>
      <p class="soft">Error: <code>${error}</code></p>`,
  );
}

function signIn(logins: readonly string[]): Html {
  return html`<label for="login">You are</label>
    <select id="login" name="login">
      ${logins.map((login) => html`<option>${login}</option>`)}
    </select>`;
}
