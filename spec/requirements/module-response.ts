import { standard, stated } from './requirement.ts';

const role = 'app';

/** What the source states of the answer of a file post-import module, its string records and its manifest. */
// prettier-ignore
export const jobResponseRequirements = {
  ...stated('File-processing job response', role, {
    'module.response.strings': 'A job response MUST have the modified strings in `data.strings`, an array of string records, if they are sent inline.',
    'module.response.strings-url': 'A job response MUST have an address of the modified strings in `data.stringsUrl`, if they are not sent inline.',
    'module.response.strings-url.lines': 'The strings file of a job response MUST be new-line delimited JSON, with one string record on each line.',
    'module.response.strings-or-url': 'A job response MUST have its strings either inline or by address.',
    'module.response.preview': 'A `data.preview` of a job response MUST be an HTML file in base64.',
    'module.response.preview-url': 'A `data.previewUrl` of a job response MUST be the address of an HTML file.',
    'module.response.preview-without-plurals': 'A job response with plural strings MUST NOT have a preview.',
    'module.response.error-message': 'An app that fails to process a job MUST respond with `error.message`, a string.',
  }),
  ...stated('String record', role, {
    'module.response.uniq-id': 'A string record MUST have `uniqId`, a string.',
    'module.response.uniq-id-unique': 'Two string records of a file MUST NOT have the same `uniqId`.',
    'module.response.uniq-id-of-file': 'An app MUST NOT take a string for one of another file that has the same `uniqId`.',
    'module.response.identifier': 'A string record MUST have `identifier`, a string: the key that is seen.',
    'module.response.context': 'The `context` of a string record MUST be a string, if present.',
    'module.response.max-length': 'The `maxLength` of a string record MUST be an integer or null, if present.',
    'module.response.is-hidden': 'The `isHidden` of a string record MUST be a boolean or null, if present.',
    'module.response.has-plurals': 'The `hasPlurals` of a string record MUST be a boolean, true for a plural string, if present.',
    'module.response.labels': 'The `labels` of a string record MUST be an array of strings, if present.',
    'module.response.attributes': 'The `attributes` of a string record MUST be an object, if present.',
    'module.response.service-type': 'The `serviceType` among the attributes of a string record MUST be a string, if present.',
    'module.response.text': 'A string record MUST have `text`, a string unless it is plural.',
    'module.response.text-plural': 'The `text` of a plural string record MUST be an object keyed by the plural categories of the source language.',
    'module.response.translations': 'The `translations` of a string record MUST be an object keyed by the ids of target languages, if present.',
  }),
  ...stated('Translation entry', role, {
    'module.response.translation-text': 'A translation entry MUST have `text`, a string unless its string is plural.',
    'module.response.translation-text-plural': 'The `text` of a plural translation entry MUST be an object keyed by the plural categories of its language.',
    'module.response.status': 'The `status` of a translation entry MUST be `untranslated`, `translated` or `approved`, if present.',
    'module.response.status-plural': 'The `status` of a plural translation entry MUST be an object with one of these values for each plural category, if present.',
  }),
  ...stated('Module manifest entry', role, {
    'module.manifest.array': 'The entry `file-post-import` among the modules of a manifest MUST be an array.',
    'module.manifest.key': 'A module MUST have `key`, its identifier within the app.',
    'module.manifest.url': 'A module MUST have `url`, a relative address.',
    'module.manifest.signature-patterns': 'The `signaturePatterns` of a module MUST be an object of regular expressions.',
    'module.manifest.file-name': 'The `fileName` among the patterns of a module MUST be a regular expression for the name of a file.',
    'module.manifest.file-content': 'The `fileContent` among the patterns of a module MUST be a regular expression for the content of a file.',
  }),
  ...stated('File-processing job request', role, {
    'module.response.inline-read': 'An app MUST process a job whose content and strings are sent inline.',
    'module.response.addresses-read': 'An app MUST process a job whose content and strings are sent by address.',
  }),
  ...stated('Endpoints 5', role, {
    'module.response.answered': 'An app MUST respond to a job with a job response.',
  }),
  ...stated('Limits', role, {
    'module.limits.response': 'A job response MUST NOT be larger than 5 MB.',
    'module.limits.answer-in-time': 'An app MUST respond to a job within two minutes.',
  }),
  ...standard('Endpoints 5', role, {
    'module.response.json': ['RFC 8259 8.1', 'A job response MUST be JSON in UTF-8.'],
    'module.response.json-names': ['RFC 8259 4', 'An object of a job response SHOULD NOT have the same name twice.'],
    'module.response.content-type': ['RFC 9110 8.3', 'A job response SHOULD name `application/json` as its content type.'],
    'module.response.base64': ['RFC 4648 4', 'The preview of a job response MUST be in the standard base64 alphabet, padded and without line breaks.'],
  }),
} as const;
