/** One value of `state`, named by what is special about it. */
export interface StateShape {
  readonly shape: string;
  readonly state: string;
  /**
   * RFC 6749 A.5 allows only visible ASCII characters and spaces, and no length is promised: a request with such a state
   * may be refused, but where it is served, its state comes back unchanged.
   */
  readonly mayBeRefused?: true;
  /** How the address of the request is written, where it is in another way than usual. */
  readonly write?: (address: string) => string;
}

const plain = (shape: string, state: string): StateShape => ({ shape, state });
const odd = (shape: string, state: string): StateShape => ({ shape, state, mayBeRefused: true });

/** The plainest first, because a finding names the first variant that shows it. */
// prettier-ignore
export const STATES: readonly StateShape[] = [
  plain('a short word', 'abc'),
  plain('a random string', 'xyzABC123-_.~XYZabc987'),
  plain('capital and small letters', 'aBcDeFgHiJ'),
  plain('digits only', '0123456789'),
  plain('a number with leading zeros', '000123'),
  plain('a large number', '12345678901234567890123456789'),
  plain('a number in exponential form', '1e3'),
  plain('the word null', 'null'),
  plain('the word undefined', 'undefined'),
  plain('the word true', 'true'),
  plain('the word false', 'false'),
  plain('a zero', '0'),
  plain('a zero with a fraction', '0.0'),
  plain('an empty list in JSON', '[]'),
  plain('an object in JSON', '{"next": "/a", "n": 1.0, "list": [ 1 ]}'),
  plain('a single character', 'x'),
  plain('sixty-four characters', 'abcdefghijklmnop'.repeat(4)),
  plain('a plus sign', 'a+b'),
  plain('an ampersand', 'a&b=c'),
  plain('an ampersand and another code', 'a&code=other'),
  plain('a percent sign', '100%'),
  plain('an equals sign', 'a=b==c'),
  plain('a hash sign', 'a#b'),
  plain('a semicolon', 'a;b;c'),
  plain('a double quote', 'a"b"c'),
  plain('a single quote', "a'b"),
  plain('a backslash', 'a\\b\\\\c'),
  plain('a slash and dots', '../a/./b'),
  plain('a question mark', 'a?b?c'),
  plain('a comma and a colon', 'a,b:c'),
  plain('brackets', 'a[0]=b{c}(d)'),
  plain('angle brackets', '<b>&lt;a&gt;</b>'),
  plain('a dollar sign and a caret', '$1^$&`|'),
  plain('a tilde and stars', '~*!'),
  plain('an at sign', 'user@host'),
  plain('an inner space', 'a b'),
  // As the forms of HTML write it. RFC 6749 B.
  { ...plain('an inner space, written as +', 'a b'), write: (address) => address.replaceAll('%20', '+') },
  plain('two inner spaces', 'a  b'),
  plain('a space before it', ' a'),
  plain('a space after it', 'a '),
  plain('what looks percent-encoded', 'a%20b%2Fc'),
  plain('what looks encoded twice', '%2541%25'),
  plain('a percent sign before no digits', '%zz%'),
  plain('an encoded line feed', 'a%0D%0Ab'),
  plain('an encoded null', '%00'),
  plain('an address', 'https://app.example/after?login=1&tab=2#top'),
  plain('an object in JSON', '{"to":"/a b","n":[1,2],"q":"\\"+&="}'),
  plain('standard Base64', 'ab+/cd+/ef=='),
  plain('a token of three parts', 'eyJhbGciOiJub25lIn0.eyJhIjoxfQ.'),
  plain('a UUID', '6F9619FF-8b86-D011-b42d-00CF4FC964FF'),
  plain('a template', '${7*7}{{7*7}}'),
  plain('two hundred characters', 'aZ9+ &'.repeat(34).slice(0, 200)),
  // RFC 6749 3.1: the same as no state. Whether a request needs one is for another check.
  // What a query may have, but no form writes so.
  { ...odd('equals signs, not encoded', 'a=b==c'), write: (address) => address.replace('a%3Db%3D%3Dc', 'a=b==c') },
  odd('nothing', ''),
  odd('two thousand characters', 'abcdefghij'.repeat(200)),
  odd('letters with accents', 'é ü ß ñ'),
  odd('letters of other scripts', 'Привіт 世界 שלום'),
  odd('an emoji', '🙂👩‍👩‍👧'),
  odd('a combining accent', 'e\u0301'),
  odd('a line feed', 'a\nb'),
  odd('a carriage return and line feed', 'a\r\nLocation: https://attacker.example/'),
  odd('a tab', 'a\tb'),
];
