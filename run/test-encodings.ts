const percent = (text: string) => text.replace(/[^A-Za-z0-9]/g, (letter) => encodeURIComponent(letter) || letter);
const escape = (text: string) => JSON.stringify(text).slice(1, -1);
const units = (text: string) =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const form = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);

/** Every encoding that the kit sends or receives, for tests. */
// prettier-ignore
export const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
  'as it is':                    (text) => text,
  'in an address':               encodeURIComponent,
  'in an address in an address': (text) => encodeURIComponent(encodeURIComponent(text)),
  'with lower-case escapes':     (text) => percent(text).replace(/%../g, (one) => one.toLowerCase()),
  'with every letter escaped':   (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join(''),
  'in a form':                   form,
  'in a form in an address':     (text) => encodeURIComponent(form(text)),
  'in JSON':                     escape,
  'in JSON in JSON':             (text) => escape(escape(text)),
  'in JSON in JSON in JSON':     (text) => escape(escape(escape(text))),
  'in JSON, all escaped':        units,
  'in JSON of PHP':              (text) => escape(text).replaceAll('/', '\\/'),
  'in HTML':                     (text) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`),
  'in HTML, by names':           (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  'in base64':                   (text) => Buffer.from(text).toString('base64'),
  'in base64url':                (text) => Buffer.from(text).toString('base64url'),
  'in Basic credentials':        (text) => `Basic ${Buffer.from(`id:${text}`).toString('base64')}`,
  'in a token':                  (text) => `e30.${Buffer.from(`{"a":"b","c":"${text}","d":1}`).toString('base64url')}.x`,
  'in base64 in an address':     (text) => encodeURIComponent(Buffer.from(`${text}??`).toString('base64')),
};
