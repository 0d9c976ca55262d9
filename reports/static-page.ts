import { createHash } from 'node:crypto';
import { forHtml } from '../run/untrusted.ts';

const STYLE = `
:root { color-scheme: light dark; --line: #d8dce2; --soft: #f5f6f8; --ink: #1c232b; --dim: #5b6673; --accent: #0b5cad; --good: #1a7f37; --bad: #b3261e; --odd: #b35900; }
@media (prefers-color-scheme: dark) { :root { --line: #353c45; --soft: #20262d; --ink: #e8ebee; --dim: #a0abb7; --accent: #7db7f5; --good: #5bd17c; --bad: #ff8a80; --odd: #ffb066; } body { background: #161b20; } }
body { margin: 0 auto; max-width: 65rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; } h2 { margin: 2.25rem 0 .5rem; font-size: 1.2rem; } h3 { margin: 1.25rem 0 .25rem; font-size: 1rem; } p { margin: .3rem 0; }
.dim { color: var(--dim); } code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
.pill { display: inline-block; border-radius: 1rem; padding: 0 .6rem; font-size: .8rem; border: 1px solid currentcolor; margin-right: .4rem; }
details { margin-top: .3rem; } summary { cursor: pointer; color: var(--accent); }
`;

/** A page without scripts, whose policy lets in nothing but its own styles. The body is HTML, the title is text. */
export function staticPage(title: string, ownStyle: string, body: string): string {
  const style = `${STYLE}${ownStyle}`;
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${forHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** A sentence in which names are set in backquotes, as HTML. */
export const prose = (text: string): string => forHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
