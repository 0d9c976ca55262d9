import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup that is already escaped, as hono's `html` template makes it. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

// One small style sheet for the pages that a person sees; it follows the light or dark setting of the browser.
const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #f4f5f7; --card: #fff; --line: #c9ced6; --soft: #57606a; --go: #0b5cad; --on-go: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eaed; --paper: #14171b; --card: #1e2329; --line: #444c56; --soft: #a8b1bc; --go: #79b8ff; --on-go: #0b1622 }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 28rem; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; overflow-wrap: anywhere }
h1 { margin: 0 0 1rem; font-size: 1.35rem; line-height: 1.3 }
ul { padding-left: 1.25rem }
code { font-family: ui-monospace, monospace; font-size: .95em }
label { display: block; margin-bottom: .25rem; font-weight: 600 }
select, button { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; font: inherit }
button { font-weight: 600; cursor: pointer }
button.go { background: var(--go); border-color: var(--go); color: var(--on-go) }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px }
.choices { display: grid; gap: .75rem; margin-top: 1.5rem }
.soft { color: var(--soft); font-size: .9rem }
@media (min-width: 30rem) { .choices { grid-template-columns: 1fr 1fr } }
`;

/** A whole HTML page. The title is escaped here; the body must be escaped already. */
export function renderPage(title: string, body: Html): Html {
  // The template escapes its values.
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${STYLE_ADDRESS}" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

/** The style sheet as a data address, which needs no request. */
const STYLE_ADDRESS = `data:text/css,${encodeURIComponent(STYLE)}`;

/**
 * Headers of a page that cannot be framed or sniffed and runs no scripts. Its forms can be sent to its own origin and
 * to `formTarget`, a source expression of a content security policy.
 */
export function pageHeaders(formTarget = ''): Record<string, string> {
  return {
    'Content-Security-Policy': `default-src 'none'; style-src data:; form-action 'self'${formTarget && ` ${formTarget}`}; frame-ancestors 'none'; base-uri 'none'`,
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
