/** The user's decision about an app. */
export type Decision = 'approve' | 'deny';

/** A name and a value that a form sends. */
type Field = readonly [name: string, value: string];

/** What a browser sends when a control of a page is pressed. */
export interface Submission {
  readonly method: 'GET' | 'POST';
  /** As the page writes it, relative to its address. */
  readonly action: string;
  readonly fields: readonly Field[];
}

/** The words of the controls that approve and deny. A control with words of both denies, as in “do not allow”. */
const WORDS: Readonly<Record<Decision, RegExp>> = {
  approve: /\b(?:approve|allow|authori[sz]e|accept|agree|grant|confirm|continue|yes)\b/i,
  deny: /\b(?:deny|decline|cancel|refuse|reject|disallow|do(?:n.t| not)|no)\b/i,
};

/** The part of a page that is read, in characters. */
const MAX_PAGE = 200_000;

/*
 * What is open at the end of a page ends there, as in a browser. So each pattern matches wherever it begins, and a hostile
 * page is read once and not from each of its signs.
 */
const ATTRIBUTES = /((?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'">])*)(?:>|$)/.source;
const FORM = new RegExp(`<form\\b${ATTRIBUTES}(.*?)(?:</form>|$)`, 'gis');
const CONTROL = new RegExp(
  `<(input)\\b${ATTRIBUTES}|<(button|textarea|select)\\b${ATTRIBUTES}(.*?)(?:</\\3>|$)`,
  'gis',
);
const OPTION = new RegExp(`<option\\b${ATTRIBUTES}([^<]*)`, 'gis');
const UNSEEN = /<!--.*?(?:-->|$)|<(script|style|template)\b.*?(?:<\/\1>|$)/gis;
const TAG = /<[^>]*(?:>|$)/g;

/**
 * The form of a page that asks for consent, as it is sent for this decision; undefined for a page without such a form, or
 * with one that wants more than a press of a button. Scripts of the page are not run.
 */
export function findConsentForm(page: string, decision: Decision): Submission | undefined {
  for (const [, attributes = '', content = ''] of page.slice(0, MAX_PAGE).replace(UNSEEN, '').matchAll(FORM)) {
    const form = readAttributes(attributes);
    const controls = listControls(content);
    const pressed = controls.find((control) => isButton(control) && decisionOf(control) === decision);
    const enctype = form.get('enctype') ?? URL_ENCODED;
    if (pressed === undefined || enctype !== URL_ENCODED || controls.some(isToBeFilled)) continue;
    return {
      method: /^post$/i.test(pressed.attributes.get('formmethod') ?? form.get('method') ?? '') ? 'POST' : 'GET',
      action: pressed.attributes.get('formaction') ?? form.get('action') ?? '',
      fields: controls.flatMap((control) => (control === pressed || !isButton(control) ? fieldsOf(control) : [])),
    };
  }
  return undefined;
}

const URL_ENCODED = 'application/x-www-form-urlencoded';

interface Control {
  /** `input`, `button`, `textarea` or `select`. */
  readonly element: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: string;
}

const listControls = (content: string): readonly Control[] =>
  [...content.matchAll(CONTROL)].map(([, input, own = '', element = input ?? '', others = '', inner = '']) => ({
    element: element.toLowerCase(),
    attributes: readAttributes(input === undefined ? others : own),
    content: inner,
  }));

/** The attributes of a tag, by their names in small letters. */
export const readAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([^\s"'=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
      ([, name = '', ...values]) => [name.toLowerCase(), decodeEntities(values.find((one) => one !== undefined) ?? '')],
    ),
  );

const typeOf = ({ element, attributes }: Control): string =>
  (attributes.get('type') ?? (element === 'button' ? 'submit' : 'text')).toLowerCase();

const isButton = (control: Control): boolean =>
  (control.element === 'button' || control.element === 'input') && ['submit', 'image'].includes(typeOf(control));

/** Whether a user has to write something, as into a field for a password. */
const isToBeFilled = (control: Control): boolean =>
  control.element === 'input' &&
  (typeOf(control) === 'password' || (control.attributes.has('required') && !control.attributes.get('value')));

/** What pressing a button decides, by what a user reads on it, or else by what it sends. */
function decisionOf({ attributes, content }: Control): Decision | undefined {
  const label = content.replace(TAG, ' ').trim();
  for (const text of [label, attributes.get('value'), attributes.get('name'), attributes.get('id')])
    for (const decision of ['deny', 'approve'] as const) if (WORDS[decision].test(text ?? '')) return decision;
  return undefined;
}

/** What a control adds to what its form sends. */
function fieldsOf(control: Control): readonly Field[] {
  const { element, attributes, content } = control;
  const name = attributes.get('name');
  const type = typeOf(control);
  if (!name || attributes.has('disabled') || ['button', 'reset', 'file'].includes(type)) return [];
  if (['checkbox', 'radio'].includes(type))
    return attributes.has('checked') ? [[name, attributes.get('value') ?? 'on']] : [];
  if (element === 'textarea') return [[name, decodeEntities(content)]];
  if (element !== 'select') return [[name, attributes.get('value') ?? '']];
  const options = [...content.matchAll(OPTION)].map(([, own = '', label = '']) => ({
    own: readAttributes(own),
    label,
  }));
  const chosen = options.find(({ own }) => own.has('selected')) ?? options[0];
  return chosen ? [[name, chosen.own.get('value') ?? decodeEntities(chosen.label.trim())]] : [];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** A text of HTML without its references to characters. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|quot|apos|lt|gt));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[(name as string).toLowerCase()]!;
    const point = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
