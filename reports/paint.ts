import { styleText } from 'node:util';

export type Ink = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold';

/** Colours text when colours are wanted, and leaves it alone when they are not. */
export const painter = (color: boolean) => (ink: Ink, text: string) => (color ? styleText(ink, text) : text);
