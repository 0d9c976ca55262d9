import { isUtf8 } from 'node:buffer';
import { isBase64Url, isStandardBase64 } from './base64.ts';
import { explainFailure, findStrings } from './job-response.ts';
import type { JobResponse } from './job-response.ts';
import { rowsAbout } from './rule-table.ts';
import type { RuleRow } from './rule-table.ts';
import { showValue } from './show-value.ts';
import type { Rule } from '../kit/rule.ts';
import type { Violation } from '../../run/finding.ts';

const readInline = (response: JobResponse) => findStrings(response)?.preview;

/** The preview at an address: a text, or why there is none; undefined where no address is given or the kit may not ask there. */
function readLinked(response: JobResponse): { readonly text: string } | { readonly failure: string } | undefined {
  const content = findStrings(response);
  if (content?.data['previewUrl'] === undefined) return undefined;
  const { previewFile } = content;
  const failure = explainFailure(previewFile);
  if (failure === null) return undefined;
  if (failure !== undefined) return { failure };
  return previewFile?.kind === 'read' ? { text: previewFile.body } : undefined;
}

/** The previews that are HTML. */
function findPages(response: JobResponse): readonly string[] | undefined {
  const linked = readLinked(response);
  const texts = [readInline(response), linked && 'text' in linked ? linked.text : undefined];
  const pages = texts.filter((text) => typeof text === 'string').filter(isHtml);
  return pages.length === 0 ? undefined : pages;
}

const isHtml = (text: string) => /<[a-z!][^>]*>/i.test(text);

const requireHtml = (what: string, text: string): Violation | undefined =>
  isHtml(text) ? undefined : { code: 'wrong-format', what, format: 'HTML', actual: showValue(text) };

/** A tag; what stands in the quotes of an attribute is no tag. */
const TAG = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** The first tag of a page that is a script, or that has one as an attribute. */
function findScript(page: string): string | undefined {
  for (const [tag, name = '', attributes = ''] of page.matchAll(TAG)) {
    if (/^script$/i.test(name)) return tag;
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      if (
        (/^on[a-z]+$/i.test(attribute) && value !== '') ||
        (/^(?:href|src|action)$/i.test(attribute) && /^["']?\s*javascript:/i.test(value))
      )
        return tag;
  }
  return undefined;
}

const aboutInline = rowsAbout(readInline, 'the response has no preview inline');
// Base64url is another encoding, which the row before says.
const aboutBase64 = rowsAbout((response: JobResponse) => {
  const content = findStrings(response);
  return typeof readInline(response) === 'string' && !isBase64Url(String(content?.data['preview']))
    ? content
    : undefined;
}, 'the response has no preview in base64');
const aboutLinked = rowsAbout(readLinked, 'the response has no preview at an address that the kit may ask');
const aboutPages = rowsAbout(findPages, 'the response has no preview');
const aboutPlurals = rowsAbout((response: JobResponse) => {
  const content = findStrings(response);
  return content?.faults?.hasPlurals === true ? content : undefined;
}, 'the response has no plural strings');

/** The previews of a job of a few strings and of one of many. */
export interface PreviewPair {
  readonly few?: string;
  readonly many?: string;
}

/** The element that a page ends with, and whether it is closed as often as it is opened. */
function findLastElement(page = ''): string | undefined {
  const name = /<\/([a-z][a-z0-9]*)>\s*$/i.exec(page)?.[1];
  return name !== undefined && isClosed(page, name) ? name : undefined;
}

const isClosed = (page: string, name: string) =>
  page.split(new RegExp(`<${name}(?=[\\s>])`, 'i')).length === page.split(new RegExp(`</${name}>`, 'i')).length;

/** The preview of many strings is a whole file, as that of a few is. */
export const isWholePreview: Rule<PreviewPair> = {
  requirement: 'module.response.preview',
  expected: 'a whole HTML file',
  violation: ({ few, many = '' }) => {
    const name = findLastElement(few);
    if (name === undefined || many === '' || isClosed(many, name)) return undefined;
    return {
      code: 'strings-differ',
      what: 'the preview of many strings is cut',
      expected: `an end like that of a few strings: </${name}>`,
      actual: showValue(many.slice(-60)),
    };
  },
  unproven: ({ few, many = '' }) =>
    findLastElement(few) === undefined || many === ''
      ? 'the app makes no two previews that end in an element'
      : undefined,
  invalid: [
    { title: 'no end', input: { few: '<ul><li>a</ul>', many: '<ul><li>a<li>b' } },
    { title: 'half a document', input: { few: '<html><p>a</p></html>', many: '<html><p>a</p><p>b' } },
  ],
  valid: [
    { title: 'both are whole', input: { few: '<ul><li>a</ul>', many: '<ul><li>a<li>b</ul>' } },
    { title: 'a remark at the end', input: { few: '<p>a</p>', many: '<p>a</p><p>b</p> and 98 more' } },
    { title: 'elements that are never closed', input: { few: '<ul><li>a</ul>', many: '<ul><li>a<li>b<li>c</ul>' } },
  ],
};

/** What the preview of a response has to be. Source, "File-processing job response". */
export const PREVIEW_ROWS: readonly RuleRow<JobResponse>[] = [
  aboutInline('module.response.preview', 'an HTML file in base64', (text, response) => {
    const { preview } = findStrings(response)?.data ?? {};
    if (text !== null && !isBase64Url(String(preview))) {
      const isBroken = /charset=["']?utf-8/i.test(text) && !isUtf8(Buffer.from(String(preview), 'base64'));
      if (isBroken)
        return { code: 'wrong-format', what: 'the preview', format: 'UTF-8, which it declares', actual: 'other bytes' };
      return requireHtml('the preview', text);
    }
    const actual = showValue(preview);
    return { code: 'wrong-format', what: 'the preview', format: 'base64', actual };
  }),
  aboutBase64(
    'module.response.base64',
    'the standard alphabet, padded, without line breaks',
    ({ data: { preview } }) =>
      isStandardBase64(String(preview))
        ? undefined
        : { code: 'wrong-format', what: 'the preview', format: 'standard base64', actual: showValue(preview, 60) },
  ),
  aboutLinked('module.response.preview-url', 'an address of an HTML file', (preview, response) => {
    if ('text' in preview) return requireHtml('the file at previewUrl', preview.text);
    const url = showValue(findStrings(response)?.data['previewUrl']);
    return { code: 'unreadable-url', name: 'previewUrl', actual: `${url}: ${preview.failure}` };
  }),
  aboutPages('module.safety.preview-scripts', 'HTML without scripts', (pages) => {
    const script = pages.map(findScript).find((found) => found !== undefined);
    return script === undefined
      ? undefined
      : { code: 'unsafe', what: 'the preview has scripts', actual: showValue(script) };
  }),
  aboutPlurals('module.response.preview-without-plurals', 'no preview beside plural strings', ({ data, preview }) => {
    const name = preview !== undefined ? 'preview' : data['previewUrl'] !== undefined ? 'previewUrl' : undefined;
    return name === undefined ? undefined : { code: 'unexpected-field', what: 'a response with plural strings', name };
  }),
];
