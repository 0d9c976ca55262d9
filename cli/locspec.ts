/** What `import … from 'locspec'` gives. */
export { CliError } from './cli-error.ts';
export { defineConfig } from './configuration.ts';
export type { Configuration } from './configuration.ts';
export { verifyService } from './verify.ts';
export type { VerifyOptions } from './verify.ts';
export { verifyApp } from './verify-app.ts';
export type { VerifyAppOptions } from './verify-app.ts';
export type { Conformance } from '../reports/conformance.ts';
