/** Before unit tests: the validators are what the schemas make of them. */
export { writeValidators as default } from '../spec/generate/validators.ts';
