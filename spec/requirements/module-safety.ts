import { standard } from './requirement.ts';

/** What the standards around the source ask of an app that serves jobs, and reads addresses and bodies of others. */
// prettier-ignore
export const moduleSafetyRequirements = standard('Endpoints 5', 'app', {
  'module.jobs-at-once': ['RFC 9110 3.3', 'An app MUST respond to a job by what that job says, whatever others say at the same time.'],
  'module.whole-downloads': ['RFC 9112 8', 'An app MUST NOT take a strings file that ends before its Content-Length for a whole one.'],
  'module.safety.redirect-loop': ['RFC 9110 15.4', 'An app that reads an address of a job MUST stop following redirects in a loop.'],
  'module.safety.other-place': ['RFC 3986 7.2', 'An app that reads an address of a job MUST NOT be led on to another host or port.'],
  'module.safety.endless': ['RFC 9110 17.5', 'An app MUST limit what it reads from an address of a job.'],
  'module.safety.decompression': ['RFC 9110 17.5', 'An app MUST limit the size to which it decompresses what it reads from an address of a job.'],
  'module.safety.inner-address': ['RFC 6890 2.2.2', 'An app MUST NOT read an address of a job that only its own machine or network can reach.'],
  'module.safety.inner-workings': ['RFC 9457 5', 'A job response with an error MUST NOT show internals of the app.'],
  'module.safety.preview-scripts': ['RFC 2854 7', 'The preview of a job response MUST NOT have scripts.'],
  'module.safety.pattern-time': ['RFC 9485 8', 'The patterns of a module MUST match in a time that does not explode.'],
});
