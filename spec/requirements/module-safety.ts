import { standard } from '../requirement.ts';

/** What the standards around the source ask of an app that reads addresses and bodies of others. */
// prettier-ignore
export const moduleSafetyRequirements = standard('Endpoints 5', 'app', {
  'module.safety.redirect-loop': ['RFC 9110 15.4', 'An app that reads an address of a job stops following redirects that lead in a circle.'],
  'module.safety.other-place': ['RFC 3986 7.2', 'An app that reads an address of a job is not led on to another host or port.'],
  'module.safety.endless': ['RFC 9110 17.5', 'An app puts a limit on what it reads from an address of a job.'],
  'module.safety.decompression': ['RFC 9110 17.5', 'An app puts a limit on what the body of an address of a job expands to.'],
  'module.safety.inner-address': ['RFC 6890 2.2.2', 'An app reads no address of a job that only its own machine or network can reach.'],
  'module.safety.inner-workings': ['RFC 9457 5', 'An answer that tells of an error shows nothing of the inner workings of the app.'],
  'module.safety.preview-scripts': ['RFC 2854 7', 'The preview of an answer has no scripts.'],
  'module.safety.pattern-time': ['RFC 9485 8', 'The patterns of a module match without taking a time that explodes.'],
});
