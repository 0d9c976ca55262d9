/**
 * Text without what could drive a terminal or turn a line around: control characters but tab and line feed, and the
 * marks that change the direction of text.
 */
export const printable = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
