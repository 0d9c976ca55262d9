import type { Fetched } from './call-app.ts';
import { broken, kept, shown } from './points.ts';
import type { Point } from './points.ts';

type Json = Readonly<Record<string, unknown>>;

/** What the preview of an answer says about the rules. Source, "File-processing job response". */
export function previewPoints(data: Json, file: Fetched | undefined, hasPlurals: boolean): readonly Point[] {
  const { preview, previewUrl } = data;
  const isThere = preview !== undefined || previewUrl !== undefined;
  return [
    ...(preview === undefined ? [] : inlinePoints(preview)),
    ...(previewUrl === undefined ? [] : addressPoints(previewUrl, file)),
    ...(!hasPlurals
      ? []
      : [
          isThere
            ? broken(
                'module.response.preview-without-plurals',
                'a preview comes with plural strings',
                'no preview',
                'a preview beside plural strings',
              )
            : kept('module.response.preview-without-plurals'),
        ]),
  ];
}

const PREVIEW = 'module.response.preview';
const BASE64 = 'module.response.base64';

function inlinePoints(preview: unknown): Point[] {
  const due = 'an HTML file in base64';
  const text = typeof preview === 'string' ? decoded(preview) : undefined;
  if (text === undefined) return [broken(PREVIEW, 'the preview is not base64', due, shown(preview))];
  if (text === '') return [];
  const isStandard = isBase64(preview as string) && (preview as string).length % 4 === 0;
  return [
    isStandard
      ? kept(BASE64)
      : broken(
          BASE64,
          'the preview is base64 of another kind',
          'the standard alphabet, padded, without line breaks',
          shown(preview, 60),
        ),
    ...htmlPoints(text, PREVIEW),
  ];
}

const isBase64 = (text: string) => /^[A-Za-z0-9+/]*={0,2}$/.test(text);

/** The text behind base64 of any kind, or undefined where it is none. */
function decoded(preview: string): string | undefined {
  const plain = preview.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  return isBase64(plain) ? Buffer.from(plain, 'base64').toString('utf8') : undefined;
}

function addressPoints(previewUrl: unknown, file: Fetched | undefined): Point[] {
  const requirement = 'module.response.preview-url';
  const what = 'the preview cannot be had at its address';
  const due = 'an address at which an HTML file is';
  if (file === undefined) return [broken(requirement, what, due, shown(previewUrl))];
  if (file.kind === 'elsewhere') return [];
  if (file.kind === 'failed') return [broken(requirement, what, due, file.detail)];
  if (file.status < 200 || file.status > 299)
    return [broken(requirement, what, due, `${shown(previewUrl)} answers ${file.status}`)];
  return htmlPoints(file.body, requirement);
}

const SCRIPT = /<script\b|<[a-z][^>]*\son[a-z]+\s*=|\b(?:href|src|action)\s*=\s*["']?\s*javascript:/i;

function htmlPoints(text: string, requirement: 'module.response.preview' | 'module.response.preview-url'): Point[] {
  if (!/<[a-z!][^>]*>/i.test(text))
    return [broken(requirement, 'the preview is not HTML', 'an HTML file', shown(text))];
  const script = SCRIPT.exec(text)?.[0];
  return [
    kept(requirement),
    script === undefined
      ? kept('module.safety.preview-scripts')
      : broken(
          'module.safety.preview-scripts',
          'the preview has scripts',
          'HTML that does nothing by itself',
          shown(script),
        ),
  ];
}
