/** A name in kebab case, as ids and flags write it: `twoLettersCode`, `two letters code` and `two_letters_code` give `two-letters-code`. */
export const toKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(/[ _]/g, '-');
