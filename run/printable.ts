/**
 * Untrusted text without the characters that can control a terminal or reorder a line: control characters except tab and
 * line feed, Unicode line breaks, and marks that change the direction of text.
 */
export const printable = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '\ufffd');
