import { styleText } from 'node:util';

/** A colour or style of a terminal. */
export type Ink = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold';

/** Colours text, or returns it unchanged when colours are off. */
export const painter = (color: boolean) => (ink: Ink, text: string) =>
  color ? styleText(ink, text, { validateStream: false }) : text;
