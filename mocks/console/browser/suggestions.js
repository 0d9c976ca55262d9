import { element } from './dom.js';
import { read } from './updates.js';

/** @typedef {import('../playground.ts').QueryCompletions} QueryCompletions */
/** @typedef {QueryCompletions['completions'][number]} Completion */

const TYPING_PAUSE_MS = 80;

/**
 * A row of buttons with what can be written at the caret of a text field. Ctrl and the space bar lead from the field into
 * the row, the arrow keys through it, Escape back.
 *
 * @param {HTMLTextAreaElement} field
 * @param {() => Record<string, string>} query of the playground
 * @param {() => void} change after a text was inserted
 */
export function createSuggestions(field, query, change) {
  const row = element('div', { class: 'chips suggestions', role: 'toolbar', 'aria-label': 'Suggestions' });
  const buttons = () => [...row.querySelectorAll('button')];
  const wanted = () => ({ ...query(), at: String(field.selectionStart) });
  let run = 0;
  let asked = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const update = async () => {
    const own = ++run;
    const place = wanted();
    asked = JSON.stringify(place);
    /** @type {QueryCompletions} */
    const { completions, more } = await read('complete', place).catch(() => ({ completions: [], more: 0 }));
    if (own !== run) return;
    row.replaceChildren(
      ...completions.map((completion, index) =>
        element(
          'button',
          {
            type: 'button',
            tabindex: index === 0 ? '0' : '-1',
            title: completion.detail,
            onclick: () => insert(completion),
          },
          completion.text,
        ),
      ),
      ...(more > 0 ? [element('span', { class: 'soft' }, `and ${more} more`)] : []),
    );
  };
  // A key that changes neither the text nor the caret (Ctrl, as it is released) leaves the row and its focus alone.
  const updateSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (JSON.stringify(wanted()) !== asked && update()), TYPING_PAUSE_MS);
  };

  /** @param {Completion} completion */
  const insert = ({ kind, text, span }) => {
    const next = field.value.charAt(span.end);
    const isOpen = kind === 'value' || text === '(' || /^\s/.test(next);
    field.focus();
    field.setRangeText(isOpen ? text : `${text} `, span.start, span.end, 'end');
    change();
    updateSoon();
  };

  for (const event of ['input', 'click', 'keyup', 'focus']) field.addEventListener(event, updateSoon);
  field.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !event.ctrlKey) return;
    event.preventDefault();
    clearTimeout(timer);
    void update().then(() => buttons()[0]?.focus());
  });
  row.addEventListener('keydown', (event) => {
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') field.focus();
    else if (step !== undefined && at >= 0) {
      const next = all[(at + step + all.length) % all.length];
      for (const button of all) button.tabIndex = button === next ? 0 : -1;
      next?.focus();
    } else return;
    event.preventDefault();
  });
  return row;
}
