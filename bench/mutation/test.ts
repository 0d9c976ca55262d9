import fc from 'fast-check';

export { expect, test } from 'vitest';

// The same chances for every mutant, or a survivor would be a matter of luck.
fc.configureGlobal({ seed: 1 });
