import { choice, open, settled, value } from './gap.ts';

/** Gaps of the file post-import module, its job and its manifest. */
export const moduleGaps = {
  'module.method': value('service', {
    asks: 'Which HTTP method does a module call use?',
    answer: 'The service calls a module by POST.',
    takes: 'method',
    default: 'POST',
    observe: 'Look at the request to the app.',
    source: 'Gaps in endpoints 3',
  }),
  'module.join': choice('service', {
    asks: 'How are the base address of the app and the `url` of the module joined?',
    choices: {
      appended: 'The `url` of the module is appended to the base address of the app.',
      resolved: 'The `url` of the module is resolved against the base address of the app, as a relative reference is.',
    },
    observe: 'Register a base address with a path and look which address is called.',
    source: 'Endpoints 5',
  }),
  'module.several': choice('service', {
    asks: 'Which module is called when several match?',
    choices: {
      'first-of-latest-app': 'If several modules match, the first one of the app registered last is called.',
      any: 'If several modules match, any of them is called.',
    },
    observe: 'Register two modules that match and look which one is called.',
    source: 'Endpoints 5',
  }),
  'module.none': settled('service', {
    asks: 'What happens when no module matches?',
    answer: 'When no module matches, the parsed strings are added unchanged.',
    observe: 'Import a file that no pattern matches.',
    source: 'Endpoints 5',
  }),
  'module.signature-patterns': choice('service', {
    asks: 'Are `signaturePatterns` required, and what if one of the two is absent?',
    choices: {
      optional: '`signaturePatterns` and both of its patterns are optional, and an absent pattern matches every file.',
      required: 'A module without `signaturePatterns` is never selected.',
    },
    observe: 'Register a module without patterns and import a file.',
    source: 'Gaps in resources 7',
  }),
  'module.both-patterns': choice('service', {
    asks: 'Must both patterns of a module match?',
    choices: {
      both: 'A module with both patterns is selected if both match.',
      either: 'A module with both patterns is selected if either matches.',
    },
    observe: 'Import a file whose name matches and whose content does not.',
    source: 'Endpoints 5',
  }),
  'module.content-pattern-reach': value('service', {
    asks: 'How much of a file is the `fileContent` pattern matched against?',
    answer: 'The `fileContent` pattern is matched against the first 65536 bytes of the file.',
    takes: 'bytes',
    default: '65536',
    observe: 'Import files that match only before and only after this position.',
    source: 'Module manifest entry',
  }),
  'module.pattern-flags': settled('service', {
    asks: 'Are the patterns anchored, and are they case-sensitive?',
    answer: 'A pattern matches anywhere in the name or content and is case-sensitive.',
    observe: 'Import a file whose name matches in the middle, or in another case.',
    source: 'Module manifest entry',
  }),
  'module.limit-unit': choice('service', {
    asks: 'How many bytes are 5 MB?',
    choices: {
      mebibytes: 'A limit of 5 MB is 5242880 bytes.',
      megabytes: 'A limit of 5 MB is 5000000 bytes.',
    },
    observe: 'Answer a job with a body between the two.',
    source: 'Limits',
  }),
  'module.request-too-large': choice('service', {
    asks: 'What if a job would be larger than the limit?',
    choices: {
      'by-address': 'A job that would be too large is sent with addresses instead of content and strings.',
      'not-sent': 'A job that would be too large is not sent, and the import fails.',
    },
    observe: 'Import a file of more than 5 MB.',
    source: 'Limits',
  }),
  'module.response-too-large': settled('service', {
    asks: 'What happens to an import if the response of the module exceeds the limit?',
    answer: 'If the response of the module exceeds the limit, the import fails with a message and adds no strings.',
    observe: 'Answer a job with more than 5 MB.',
    source: 'Limits',
  }),
  'module.timeout': settled('service', {
    asks: 'What happens to an import if the module does not respond in time?',
    answer: 'If the module does not respond in time, the import fails with a message and adds no strings.',
    observe: 'Delay the response to a job for more than two minutes.',
    source: 'Limits',
  }),
  'module.invalid-response': settled('service', {
    asks: 'What happens to an import if the response of the module is not a job response?',
    answer:
      'If the module responds with an error status or an invalid body, the import fails with a message and adds no strings.',
    observe: 'Answer a job with text, with 500, and with a string record that lacks a required field.',
    source: 'found',
  }),
  'module.refused-import': settled('service', {
    asks: 'What happens to an import if the module responds with an error?',
    answer: 'If the module responds with `error.message`, the import fails and adds no strings.',
    observe: 'Answer imports, updates and imports of translations with an error, and look for their strings.',
    source: 'found',
  }),
  'module.service-authentication': choice('service', {
    asks: 'How does the service authenticate itself to the app?',
    choices: {
      jwt: 'A call to an app that has a secret carries a JWT signed with that secret by HS256, in the query parameter `jwtToken`.',
      'jwt-bearer':
        'A call to an app that has a secret carries a JWT signed with that secret by HS256, as a bearer token.',
      none: 'A call to an app is not authenticated.',
    },
    observe: 'Look at the query string and the headers of the request to the app.',
    source: 'Authentication, gaps',
  }),
  'module.jwt-claims': settled('service', {
    asks: 'Which claims does the JWT of a call have?',
    answer: 'The JWT of a call has the claims `aud`, `sub`, `domain`, `module`, `context`, `iat` and `exp`.',
    observe: 'Decode the JWT of a call.',
    source: 'Authentication, gaps',
  }),
  'module.authentication-failed': settled('app', {
    asks: 'How does an app answer a call with a wrong JWT?',
    answer: 'An app that checks the JWT answers a wrong one with 401 or 403.',
    observe: 'Call the app with JWTs of another secret, without a signature, expired, and with other claims.',
    source: 'Authentication, gaps',
  }),
  'module.job-type': value('service', {
    asks: 'Which other names does the job type have?',
    answer: 'The job type is `file-post-import`, unless the configuration sets another name.',
    others: ['The most used app framework calls the job type `post-import-file`.'],
    takes: 'name',
    default: 'file-post-import',
    observe: 'Send the job under both names and compare the answers.',
    source: 'Gaps in resources 4',
  }),
  'module.service-type-values': open({
    asks: 'Which values can `attributes.serviceType` have?',
    answer: 'Any string is accepted as a `serviceType`.',
    observe: 'Answer a job with an invented `serviceType`.',
    source: 'Gaps in resources 3',
  }),
  'module.service-type-name': value('service', {
    asks: 'What is the name of `serviceType` on the wire?',
    answer: 'The attribute is called `serviceType` on the wire.',
    others: ['On the wire the attribute is called `crowdinType`.'],
    takes: 'name',
    default: 'serviceType',
    observe: 'Look at the attributes of a string in a job.',
    source: 'String record',
  }),
  'module.untranslated': choice('service', {
    asks: 'What happens to a translation entry with the status `untranslated`?',
    choices: {
      'nothing-added': 'A translation entry with the status `untranslated` adds no translation.',
      added: 'A translation entry with the status `untranslated` adds a translation.',
    },
    observe: 'Answer a job with such an entry and list the translations.',
    source: 'Translation entry',
  }),
  'module.unchanged': choice('service', {
    asks: 'What does a response of 304, or one with neither strings nor an error, mean?',
    choices: {
      'strings-as-parsed':
        'A response of 304, or one with neither strings nor an error, means that the parsed strings are added unchanged.',
      error: 'A response of 304, or one with neither strings nor an error, makes the import fail.',
    },
    observe: 'Answer a job with 304, with `{}` and with `{"data":{}}`.',
    source: 'File-processing job response',
  }),
  'module.error-status': settled('service', {
    asks: 'What is the status of a response with `error.message`?',
    answer: 'The `error.message` of a response counts, whatever its status is.',
    observe: 'Make the app fail and look at the status.',
    source: 'Errors, gaps',
  }),
  'module.error-and-data': choice('service', {
    asks: 'What if a response has both strings and an error?',
    choices: {
      error: 'A response with both strings and an error counts as an error.',
      data: 'A response with both strings and an error counts as strings.',
    },
    observe: 'Answer a job with both.',
    source: 'File-processing job response',
  }),
  'module.inline-and-address': choice('service', {
    asks: 'What if strings, content or a preview are sent both inline and by address?',
    choices: {
      inline: 'The inline value is used, and the address is not read.',
      address: 'The address is read, and the inline value is ignored.',
    },
    observe: 'Answer a job with both, of different strings.',
    source: 'File-processing job response',
  }),
  'module.strings-url-once': settled('service', {
    asks: 'How often and for how long is the `stringsUrl` of a response read?',
    answer: 'The service reads the `stringsUrl` of a response once, immediately.',
    observe: 'Count the requests for the address.',
    source: 'File-processing job response',
  }),
  'module.ndjson-lines': settled('service', {
    asks: 'Which line ends, empty lines and white space can new-line delimited JSON have?',
    answer: 'The lines of new-line delimited JSON are trimmed, and empty ones are skipped.',
    observe: 'Send lines that end in LF, CR LF and LF CR.',
    source: 'File-processing job response',
  }),
  'module.ndjson-lines-read': settled('app', {
    asks: 'Must an app read a strings file without a line, or without a line end after the last one?',
    answer: 'An app reads a strings file without a line, and one without a line end after the last line.',
    observe: 'Send jobs whose strings file has no line, and no last line end.',
    source: 'File-processing job request',
  }),
  'module.preview-with-plurals': choice('service', {
    asks: 'What happens to a preview if there are plural strings?',
    choices: {
      ignored: 'A preview of plural strings is ignored, and the strings are added.',
      error: 'A preview of plural strings makes the import fail.',
    },
    observe: 'Answer a job with a plural string and a preview.',
    source: 'File-processing job response',
  }),
  'module.omitted-strings': settled('service', {
    asks: 'What happens to a parsed string that the response omits?',
    answer: 'A parsed string that the response omits is not added.',
    observe: 'Answer a job with fewer strings than it had.',
    source: 'What the service does',
  }),
  'module.unknown-language': settled('service', {
    asks: 'What if `translations` of a response has a language that is not a target of the job?',
    answer: 'A translation into a language that is not a target of the project is ignored.',
    observe: 'Answer a job with such a language and list its translations.',
    source: 'String record',
  }),
  'module.answer-status': settled('app', {
    asks: 'What is the status of the response to a processed job?',
    answer: 'An app answers a job that it has processed with 2xx.',
    others: ['Any status is accepted, because only the body counts.'],
    observe: 'Look at the status of a response with strings.',
    source: 'found',
  }),
  'module.answer-unchanged': settled('app', {
    asks: 'How does an app say that it changes nothing?',
    answer: 'An app that changes nothing responds with the strings unchanged.',
    others: ['It responds with 304 without a body.', 'It responds with neither strings nor an error.'],
    observe: 'Look at the response to a job with nothing to do.',
    source: 'found',
  }),
  'module.strings-dropped': settled('app', {
    asks: 'May an app return none of the strings of a file?',
    answer: 'An app returns at least one string for a job that has some, and drops none for the number of them.',
    others: ['A response without strings removes the whole file from translation.'],
    observe: 'Look at the responses to jobs of few strings and of many.',
    source: 'found',
  }),
  'module.large-jobs': settled('app', {
    asks: 'May an app refuse a job for its size?',
    answer: 'An app takes jobs of up to 5 MB, the maximum request payload.',
    others: ['An app has a smaller limit of its own, and says so by `error.message`.'],
    observe: 'Send valid jobs of several sizes.',
    source: 'found',
  }),
  'module.answer-late': settled('app', {
    asks: 'How long does an app take?',
    answer: 'An app answers a job within thirty seconds.',
    observe: 'Measure the time of a response.',
    source: 'found',
  }),
  'module.same-answer': settled('app', {
    asks: 'Does the same job always get the same response?',
    answer: 'An app answers the same job with the same strings.',
    others: ['Some values of a response, such as the ids of new strings, are different each time.'],
    observe: 'Send the same job twice.',
    source: 'found',
  }),
  'module.fields-kept': settled('app', {
    asks: 'Does a string with unchanged text keep its other fields?',
    answer: 'A string whose text is unchanged keeps all of its fields.',
    others: ['An app may remove fields on purpose.'],
    observe: 'Send strings with every field, and look at those that are returned with the same text.',
    source: 'found',
  }),
  'module.string-order': settled('app', {
    asks: 'Can the order of strings or languages in a job change the response?',
    answer:
      'An app responds with the same strings, whatever the order of strings and languages, and keeps nothing from one string to the next, as a regular expression with the flag `g` does in JavaScript.',
    others: ['Neighbouring strings belong together.'],
    observe: 'Send a job and the same one in another order.',
    source: 'found',
  }),
  'module.jobs-apart': settled('app', {
    asks: 'Can other jobs change the response to a job?',
    answer: 'An app answers a job with the same strings, whatever other jobs it gets before or at the same time.',
    observe: 'Send a job alone, after another, and eight at once.',
    source: 'found',
  }),
  'module.empty-collection': open({
    asks: 'Can `strings` be empty, or absent together with `stringsUrl`?',
    answer: 'A job has `strings` or `stringsUrl`, and either can be empty.',
    observe: 'Import a file without strings.',
    source: 'File-processing job request',
  }),
} as const;
