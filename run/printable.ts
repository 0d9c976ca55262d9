/**
 * Text of a stranger without what could drive a terminal or turn a line around: control characters but tab and line
 * feed, the line breaks that only some programs see, and the marks that change the direction of text.
 */
export const printable = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '\ufffd');
