import { choice, open, settled, value } from '../gap.ts';

/** Where the source leaves the file post-import module, its job and its manifest open. */
export const moduleGaps = {
  'module.method': value('service', {
    asks: 'Which HTTP method does the call of a module have?',
    answer: 'The service calls a module by POST.',
    takes: 'method',
    default: 'POST',
    observe: 'Look at the request that the app gets.',
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
      'first-of-latest-app':
        'Of several matching modules the first in the manifest of the app registered last is called.',
      any: 'Of several matching modules any is called.',
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
    asks: 'Must a module have `signaturePatterns`, and what if one of the two is absent?',
    choices: {
      optional: '`signaturePatterns` and each of its two patterns are optional, and what is absent matches every file.',
      required: 'A module without `signaturePatterns` is never selected.',
    },
    observe: 'Register a module without patterns and import a file.',
    source: 'Gaps in resources 7',
  }),
  'module.both-patterns': choice('service', {
    asks: 'When a module has both patterns, must both match?',
    choices: {
      both: 'A module with both patterns is selected when both match.',
      either: 'A module with both patterns is selected when either matches.',
    },
    observe: 'Import a file whose name matches and whose content does not.',
    source: 'Endpoints 5',
  }),
  'module.content-pattern-reach': value('service', {
    asks: 'How much of a file is the `fileContent` pattern matched with?',
    answer: 'The `fileContent` pattern is matched with the first 65536 bytes of the file.',
    takes: 'bytes',
    default: '65536',
    observe: 'Import files that match only before and only after that place.',
    source: 'Module manifest entry',
  }),
  'module.pattern-flags': settled('service', {
    asks: 'Are the patterns anchored, and do they tell upper from lower case?',
    answer: 'A pattern matches anywhere in the name or content and tells upper from lower case.',
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
      'by-address': 'A job that would be too large is sent with addresses in place of content and strings.',
      'not-sent': 'A job that would be too large is not sent, and the import fails.',
    },
    observe: 'Import a file of more than 5 MB.',
    source: 'Limits',
  }),
  'module.response-too-large': settled('service', {
    asks: 'What happens to an import whose module answers more than the limit?',
    answer: 'An import whose module answers more than the limit fails with a message, and adds no strings.',
    observe: 'Answer a job with more than 5 MB.',
    source: 'Limits',
  }),
  'module.timeout': settled('service', {
    asks: 'What happens to an import whose module does not answer in time?',
    answer: 'An import whose module does not answer in time fails with a message, and adds no strings.',
    observe: 'Let a job wait for more than two minutes.',
    source: 'Limits',
  }),
  'module.invalid-response': settled('service', {
    asks: 'What happens to an import whose module answers something that is not a job response?',
    answer:
      'An import whose module answers with an error status or an invalid body fails with a message, and adds no strings.',
    observe: 'Answer a job with text, with 500, and with a string record that lacks a required field.',
    source: 'found',
  }),
  'module.service-authentication': choice('service', {
    asks: 'How does the service show the app who it is?',
    choices: {
      jwt: 'A call to an app that has a secret carries a JWT signed with that secret by HS256, in the query parameter `jwtToken`.',
      'jwt-bearer':
        'A call to an app that has a secret carries a JWT signed with that secret by HS256, as a bearer token.',
      none: 'A call to an app carries nothing that shows who the service is.',
    },
    observe: 'Look at the query string and the headers of the request that the app gets.',
    source: 'Authentication, gaps',
  }),
  'module.jwt-claims': settled('service', {
    asks: 'Which claims has that JWT?',
    answer: 'The JWT of a call has the claims `aud`, `sub`, `domain`, `module`, `context`, `iat` and `exp`.',
    observe: 'Decode the JWT of a call.',
    source: 'Authentication, gaps',
  }),
  'module.authentication-failed': settled('app', {
    asks: 'How does an app answer a call whose JWT is wrong?',
    answer: 'An app that checks the JWT answers a wrong one with 401 or 403.',
    observe: 'Call the app with a JWT of another secret.',
    source: 'Authentication, gaps',
  }),
  'module.job-type': value('service', {
    asks: 'By which names is the job type known besides the stated one?',
    answer: 'The job type is `file-post-import`, unless the configuration names another that its app knows.',
    others: ['The most used app framework knows the job as `post-import-file`.'],
    takes: 'name',
    default: 'file-post-import',
    observe: 'Send the job under both names and compare the answers.',
    source: 'Gaps in resources 4',
  }),
  'module.service-type-values': open({
    asks: 'Which values has `attributes.serviceType`?',
    answer: 'Any string is taken as a `serviceType`.',
    observe: 'Answer a job with a made-up `serviceType`.',
    source: 'Gaps in resources 3',
  }),
  'module.service-type-name': value('service', {
    asks: 'Under which name is `serviceType` on the wire?',
    answer: 'The attribute is called `serviceType` on the wire.',
    others: ['On the wire the attribute is called `crowdinType`.'],
    takes: 'name',
    default: 'serviceType',
    observe: 'Look at the attributes of a string in a job.',
    source: 'String record',
  }),
  'module.untranslated': choice('service', {
    asks: 'What becomes of a translation entry with the status `untranslated`?',
    choices: {
      'nothing-added': 'A translation entry with the status `untranslated` adds no translation.',
      added: 'A translation entry with the status `untranslated` adds a translation.',
    },
    observe: 'Answer a job with such an entry and list the translations.',
    source: 'Translation entry',
  }),
  'module.unchanged': choice('service', {
    asks: 'What do 304, an empty object, or an answer with neither strings nor an error mean?',
    choices: {
      'strings-as-parsed':
        'An answer of 304, or without strings and error, means that the parsed strings are added unchanged.',
      error: 'An answer of 304, or without strings and error, makes the import fail.',
    },
    observe: 'Answer a job with 304, with `{}` and with `{"data":{}}`.',
    source: 'File-processing job response',
  }),
  'module.error-status': settled('service', {
    asks: 'With which status does an app answer `error.message`?',
    answer: 'The `error.message` of an answer counts whatever its status is.',
    observe: 'Make the app fail and look at the status.',
    source: 'Errors, gaps',
  }),
  'module.error-and-data': choice('service', {
    asks: 'What if an answer has both strings and an error?',
    choices: {
      error: 'An answer with both strings and an error counts as an error.',
      data: 'An answer with both strings and an error counts as strings.',
    },
    observe: 'Answer a job with both.',
    source: 'File-processing job response',
  }),
  'module.inline-and-address': choice('service', {
    asks: 'What if strings, content or a preview come both inline and by address?',
    choices: {
      inline: 'What comes inline counts, and the address beside it is not read.',
      address: 'What the address gives counts.',
    },
    observe: 'Answer a job with both, of different strings.',
    source: 'File-processing job response',
  }),
  'module.strings-url-once': settled('service', {
    asks: 'How often and how long can `stringsUrl` of an answer be read?',
    answer: 'The service reads the `stringsUrl` of an answer once and at once.',
    observe: 'Count the requests for the address.',
    source: 'File-processing job response',
  }),
  'module.ndjson-lines': settled('service', {
    asks: 'Which line ends, empty lines and white space may new-line delimited JSON have?',
    answer: 'The lines of new-line delimited JSON are trimmed, and empty ones are skipped.',
    observe: 'Give lines that end in LF, CR LF and LF CR.',
    source: 'File-processing job response',
  }),
  'module.ndjson-lines-read': settled('app', {
    asks: 'Must an app read a strings file of a single line, or of none?',
    answer: 'An app reads a strings file of any number of lines, with or without a line end after the last.',
    observe: 'Send jobs whose strings file has no line, one line, and no last line end.',
    source: 'File-processing job request',
  }),
  'module.preview-with-plurals': choice('service', {
    asks: 'What becomes of a preview when plural strings exist?',
    choices: {
      ignored: 'A preview that comes with plural strings is left out, and the strings are added.',
      error: 'A preview that comes with plural strings makes the import fail.',
    },
    observe: 'Answer a job with a plural string and a preview.',
    source: 'File-processing job response',
  }),
  'module.omitted-strings': settled('service', {
    asks: 'What becomes of a parsed string that the answer leaves out?',
    answer: 'A parsed string that the answer leaves out is not added.',
    observe: 'Answer a job with fewer strings than it had.',
    source: 'What the service does',
  }),
  'module.unknown-language': settled('service', {
    asks: 'What if `translations` of an answer has a language that is not a target of the job?',
    answer: 'A translation into a language that is not a target of the project is left out.',
    observe: 'Answer a job with such a language and list its translations.',
    source: 'String record',
  }),
  'module.answer-status': settled('app', {
    asks: 'With which status does an app answer a job that it has processed?',
    answer: 'An app answers a job that it has processed with 2xx.',
    others: ['Any status will do, because only the body counts.'],
    observe: 'Look at the status of an answer with strings.',
    source: 'found',
  }),
  'module.answer-unchanged': settled('app', {
    asks: 'How does an app say that it changes nothing?',
    answer: 'An app that changes nothing answers with the strings as it got them.',
    others: ['It answers 304 without a body.', 'It answers with neither strings nor an error.'],
    observe: 'Look at the answer to a job in which there is nothing to do.',
    source: 'found',
  }),
  'module.answer-late': settled('app', {
    asks: 'How much of the two minutes does an app use?',
    answer: 'An app answers a job within thirty seconds.',
    observe: 'Measure the time of an answer.',
    source: 'found',
  }),
  'module.same-answer': settled('app', {
    asks: 'Does the same job always get the same answer?',
    answer: 'An app answers the same job with the same strings.',
    others: ['Some values of an answer, such as the ids of new strings, are new each time.'],
    observe: 'Send the same job twice.',
    source: 'found',
  }),
  'module.fields-kept': settled('app', {
    asks: 'Does a string that the app leaves its text keep its other fields too?',
    answer: 'A string that comes back with the text it had comes back with every field it had.',
    others: ['An app may take fields away on purpose.'],
    observe: 'Send strings with every field, and look at those that come back with their text.',
    source: 'found',
  }),
  'module.string-order': settled('app', {
    asks: 'May the order of strings or languages in a job change the answer?',
    answer: 'An app answers with the same strings in whatever order strings and languages come.',
    others: ['Neighbouring strings belong together.'],
    observe: 'Send a job and the same one in another order.',
    source: 'found',
  }),
  'module.jobs-apart': settled('app', {
    asks: 'May other jobs change the answer to a job?',
    answer: 'An app answers a job with the same strings whatever other jobs it gets before it or beside it.',
    observe: 'Send a job alone, after another, and eight at once.',
    source: 'found',
  }),
  'module.empty-collection': open({
    asks: 'May `strings` be empty, or absent together with `stringsUrl`?',
    answer: 'A job has `strings` or `stringsUrl`, and either may hold no record.',
    observe: 'Import a file without strings.',
    source: 'File-processing job request',
  }),
} as const;
