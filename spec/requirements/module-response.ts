import { standard, stated } from '../requirement.ts';

const role = 'app';

/** What the source states of the answer of a file post-import module, its string records and its manifest. */
// prettier-ignore
export const jobResponseRequirements = {
  ...stated('File-processing job response', role, {
    'module.response.strings': 'An answer has the modified strings in `data.strings`, an array of string records, when they come inline.',
    'module.response.strings-url': 'An answer has an address of the modified strings in `data.stringsUrl`, when they do not come inline.',
    'module.response.strings-url.lines': 'The strings file of an answer is new-line delimited JSON, with one string record on each line.',
    'module.response.strings-or-url': 'An answer has its strings either inline or by address.',
    'module.response.preview': 'A `data.preview` of an answer is an HTML file in base64.',
    'module.response.preview-url': 'A `data.previewUrl` of an answer is the address of an HTML file.',
    'module.response.preview-without-plurals': 'An answer with plural strings has no preview.',
    'module.response.error-message': 'An app that fails to process a job answers with `error.message`, a string.',
  }),
  ...stated('String record', role, {
    'module.response.uniq-id': 'A string record has `uniqId`, a string.',
    'module.response.uniq-id-unique': 'No two string records of a file have the same `uniqId`.',
    'module.response.identifier': 'A string record has `identifier`, a string: the key that is seen.',
    'module.response.context': 'The `context` of a string record is a string, if it is there.',
    'module.response.max-length': 'The `maxLength` of a string record is an integer or null, if it is there.',
    'module.response.is-hidden': 'The `isHidden` of a string record is a boolean or null, if it is there.',
    'module.response.has-plurals': 'The `hasPlurals` of a string record is a boolean, true for a plural string, if it is there.',
    'module.response.labels': 'The `labels` of a string record are an array of strings, if they are there.',
    'module.response.attributes': 'The `attributes` of a string record are an object, if they are there.',
    'module.response.service-type': 'The `serviceType` among the attributes of a string record is a string, if it is there.',
    'module.response.text': 'A string record has `text`, a string unless it is plural.',
    'module.response.text-plural': 'The `text` of a plural string record is an object keyed by the plural categories of the source language.',
    'module.response.translations': 'The `translations` of a string record are an object keyed by the ids of target languages, if they are there.',
  }),
  ...stated('Translation entry', role, {
    'module.response.translation-text': 'A translation entry has `text`, a string unless its string is plural.',
    'module.response.translation-text-plural': 'The `text` of a plural translation entry is an object keyed by the plural categories of its language.',
    'module.response.status': 'The `status` of a translation entry is `untranslated`, `translated` or `approved`, if it is there.',
    'module.response.status-plural': 'The `status` of a plural translation entry is an object with one of these values for each plural category, if it is there.',
  }),
  ...stated('Module manifest entry', role, {
    'module.manifest.array': 'The entry `file-post-import` among the modules of a manifest is an array.',
    'module.manifest.key': 'A module has `key`, its identifier within the app.',
    'module.manifest.url': 'A module has `url`, a relative address.',
    'module.manifest.signature-patterns': 'The `signaturePatterns` of a module are an object of regular expressions.',
    'module.manifest.file-name': 'The `fileName` among the patterns of a module is a regular expression for the name of a file.',
    'module.manifest.file-content': 'The `fileContent` among the patterns of a module is a regular expression for the content of a file.',
  }),
  ...stated('File-processing job request', role, {
    'module.response.inline-read': 'An app processes a job whose content and strings come inline.',
    'module.response.addresses-read': 'An app processes a job whose content and strings come by address.',
  }),
  ...stated('Endpoints 5', role, {
    'module.response.answered': 'An app answers a job with a job response.',
  }),
  ...stated('Limits', role, {
    'module.limits.response': 'An answer is not larger than 5 MB.',
    'module.limits.answer-in-time': 'An app answers a job within two minutes.',
  }),
  ...standard('Endpoints 5', role, {
    'module.response.json': ['RFC 8259 8.1', 'An answer is JSON in UTF-8.'],
    'module.response.json-names': ['RFC 8259 4', 'No object of an answer has the same name twice.'],
    'module.response.content-type': ['RFC 9110 8.3', 'An answer names `application/json` as its content type.'],
    'module.response.base64': ['RFC 4648 4', 'The preview of an answer is in the standard base64 alphabet, padded and without line breaks.'],
  }),
} as const;
