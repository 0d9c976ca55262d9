import { standard, stated } from '../requirement.ts';

const role = 'service';

/** What the source states of the job that the service sends to a file post-import module, and of its limits. */
// prettier-ignore
export const jobRequestRequirements = {
  ...stated('File-processing job request', role, {
    'module.request.job-type': 'A job has `jobType`, the string `file-post-import`.',
    'module.request.organization': 'A job has `organization`, an object.',
    'module.request.organization.id': 'The organization of a job has `id`, an integer.',
    'module.request.organization.domain': 'The organization of a job has `domain`, a string.',
    'module.request.organization.base-url': 'The organization of a job has `baseUrl`, its web address made of `https://` and its domain.',
    'module.request.organization.api-base-url': 'The organization of a job has `apiBaseUrl`, a string: the address of its API.',
    'module.request.project': 'A job has `project`, an object.',
    'module.request.project.id': 'The project of a job has `id`, an integer.',
    'module.request.project.identifier': 'The project of a job has `identifier`, a string.',
    'module.request.project.name': 'The project of a job has `name`, a string.',
    'module.request.file': 'A job has `file`, an object.',
    'module.request.file.id': 'The file of a job has `id`, an integer.',
    'module.request.file.name': 'The file of a job has `name`, a string: the name of the file.',
    'module.request.file.content': 'The file of a job has its source content in base64 in `content`, when it is sent inline.',
    'module.request.file.content-url': 'The file of a job has a public address of the source file in `contentUrl`, when it is sent by address.',
    'module.request.file.content-or-url': 'The file of a job has its content either inline or by address.',
    'module.request.source-language': 'A job has `sourceLanguage`, a language object.',
    'module.request.target-languages': 'A job has `targetLanguages`, an array of language objects.',
    'module.request.target-languages.new-file': 'The target languages of a job are none when a new source file is uploaded.',
    'module.request.target-languages.translations': 'The target languages of a job are one when translations are imported.',
    'module.request.target-languages.multilingual': 'The target languages of a job for a multilingual file can be several.',
    'module.request.strings': 'A job has the parsed strings in `strings`, an array of string records, when they are sent inline.',
    'module.request.strings-url': 'A job has an address of the parsed strings in `stringsUrl`, when they are not sent inline.',
    'module.request.strings-url.lines': 'The strings file of a job is new-line delimited JSON, with one string record on each line.',
    'module.request.strings-or-url': 'A job has its strings either inline or by address.',
    'module.language.id': 'A language object has `id`, a string: the language code.',
    'module.language.name': 'A language object has `name`, a string.',
    'module.language.editor-code': 'A language object has `editorCode`, a string.',
    'module.language.two-letters-code': 'A language object has `twoLettersCode`, a string.',
    'module.language.three-letters-code': 'A language object has `threeLettersCode`, a string.',
    'module.language.locale': 'A language object has `locale`, a string.',
    'module.language.android-code': 'A language object has `androidCode`, a string.',
    'module.language.osx-code': 'A language object has `osxCode`, a string.',
    'module.language.osx-locale': 'A language object has `osxLocale`, a string.',
    'module.language.plural-category-names': 'A language object has `pluralCategoryNames`, an array of the names of its plural categories.',
    'module.language.plural-rules': 'A language object has `pluralRules`, a string: an expression of its plural rules.',
  }),
  ...stated('String record', role, {
    'module.request.string-record': 'The parsed strings of a job are string records of the same structure as those of an answer.',
  }),
  ...stated('Limits', role, {
    'module.limits.request': 'A job is not larger than 5 MB.',
    'module.limits.response-accepted': 'The service takes an answer of up to 5 MB.',
    'module.limits.wait': 'The service waits two minutes for the answer to a job.',
  }),
  ...standard('Endpoints 5', role, {
    'module.request.json': ['RFC 8259 8.1', 'A job is JSON in UTF-8.'],
    'module.request.content-type': ['RFC 9110 8.3', 'A job names `application/json` as its content type.'],
    'module.request.base64': ['RFC 4648 4', 'The content of a file is in the standard base64 alphabet, padded and without line breaks.'],
  }),
} as const;
