import { standard, stated } from './requirement.ts';

const role = 'service';

/** What the source states of the job that the service sends to a file post-import module, and of its limits. */
// prettier-ignore
export const jobRequestRequirements = {
  ...stated('File-processing job request', role, {
    'module.request.job-type': 'A job MUST have `jobType`, the string `file-post-import`.',
    'module.request.organization': 'A job MUST have `organization`, an object.',
    'module.request.organization.id': 'The organization of a job MUST have `id`, an integer.',
    'module.request.organization.domain': 'The organization of a job MUST have `domain`, a string.',
    'module.request.organization.base-url': 'The organization of a job MUST have `baseUrl`, its web address made of `https://` and its domain.',
    'module.request.organization.api-base-url': 'The organization of a job MUST have `apiBaseUrl`, a string: the address of its API.',
    'module.request.project': 'A job MUST have `project`, an object.',
    'module.request.project.id': 'The project of a job MUST have `id`, an integer.',
    'module.request.project.identifier': 'The project of a job MUST have `identifier`, a string.',
    'module.request.project.name': 'The project of a job MUST have `name`, a string.',
    'module.request.file': 'A job MUST have `file`, an object.',
    'module.request.file.id': 'The file of a job MUST have `id`, an integer.',
    'module.request.file.name': 'The file of a job MUST have `name`, a string: the name of the file.',
    'module.request.file.content': 'The file of a job MUST have its source content in base64 in `content`, if it is sent inline.',
    'module.request.file.content-url': 'The file of a job MUST have a public address of the source file in `contentUrl`, if it is sent by address.',
    'module.request.file.content-or-url': 'The file of a job MUST have its content either inline or by address.',
    'module.request.source-language': 'A job MUST have `sourceLanguage`, a language object.',
    'module.request.target-languages': 'A job MUST have `targetLanguages`, an array of language objects.',
    'module.request.target-languages.new-file': 'The target languages of a job MUST be none when a new source file is uploaded.',
    'module.request.target-languages.translations': 'The target languages of a job MUST be one when translations are imported.',
    'module.request.target-languages.multilingual': 'A job for a multilingual file MUST be able to have several target languages.',
    'module.request.strings': 'A job MUST have the parsed strings in `strings`, an array of string records, if they are sent inline.',
    'module.request.strings-url': 'A job MUST have an address of the parsed strings in `stringsUrl`, if they are not sent inline.',
    'module.request.strings-url.lines': 'The strings file of a job MUST be new-line delimited JSON, with one string record on each line.',
    'module.request.strings-or-url': 'A job MUST have its strings either inline or by address.',
    'module.language.id': 'A language object MUST have `id`, a string: the language code.',
    'module.language.name': 'A language object MUST have `name`, a string.',
    'module.language.editor-code': 'A language object MUST have `editorCode`, a string.',
    'module.language.two-letters-code': 'A language object MUST have `twoLettersCode`, a string.',
    'module.language.three-letters-code': 'A language object MUST have `threeLettersCode`, a string.',
    'module.language.locale': 'A language object MUST have `locale`, a string.',
    'module.language.android-code': 'A language object MUST have `androidCode`, a string.',
    'module.language.osx-code': 'A language object MUST have `osxCode`, a string.',
    'module.language.osx-locale': 'A language object MUST have `osxLocale`, a string.',
    'module.language.plural-category-names': 'A language object MUST have `pluralCategoryNames`, an array of the names of its plural categories.',
    'module.language.plural-rules': 'A language object MUST have `pluralRules`, a string: an expression of its plural rules.',
  }),
  ...stated('String record', role, {
    'module.request.string-record': 'The parsed strings of a job MUST be string records of the same structure as those of a job response.',
  }),
  ...stated('Limits', role, {
    'module.limits.request': 'A job MUST NOT be larger than 5 MB.',
    'module.limits.response-accepted': 'The service MUST accept a job response of up to 5 MB.',
    'module.limits.response-refused': 'A service that refuses one job response of more than 5 MB MUST NOT accept another.',
    'module.limits.wait': 'The service MUST wait two minutes for the job response.',
    'module.limits.wait-over': 'A service that ends its wait MUST NOT add the strings of a job response that ends later.',
  }),
  ...standard('Endpoints 5', role, {
    'module.request.json': ['RFC 8259 8.1', 'A job MUST be JSON in UTF-8.'],
    'module.request.content-type': ['RFC 9110 8.3', 'A job SHOULD name `application/json` as its content type.'],
    'module.request.base64': ['RFC 4648 4', 'The content of a file MUST be in the standard base64 alphabet, padded and without line breaks.'],
  }),
} as const;
