import type { ContextName } from '../croql/contexts.ts';
import { standard, stated } from './requirement.ts';

const role = 'api-server';

/** What the source states of the calls that read: the project list and the four lists that take a query. */
// prettier-ignore
export const listRequirements = {
  ...stated('Versioning', role, {
    'lists.prefix': 'The paths of the API MUST begin with `/api/v2`.',
  }),
  ...stated('Endpoints 3', role, {
    'lists.projects': 'GET `/api/v2/projects` with the bearer header MUST list projects.',
  }),
  ...stated('Endpoints 3', role, {
    'lists.projects-enterprise': 'The enterprise edition MUST list projects at the same path of its own address.',
  }, 'enterprise'),
  ...stated('Endpoints 4', role, {
    'lists.get': 'The four lists MUST be readable by GET.',
    'lists.croql': 'A list MUST return exactly the records for which the expression in `croql` holds.',
    'lists.bearer': 'A list request without the bearer header MUST be refused.',
    'lists.strings': 'The strings of a project MUST be listed at `/projects/{projectId}/strings` and filtered in the source string context.',
    'lists.strings.project-id': 'The list of strings MUST have only strings of the project in its path.',
    'lists.translations': 'The translations into a language MUST be listed at `/projects/{projectId}/languages/{languageId}/translations` and filtered in the translation context.',
    'lists.translations.project-id': 'The list of translations MUST have only translations of the project in its path.',
    'lists.translations.language-id': 'The list of translations MUST have only translations into the language in its path.',
    'lists.segments': 'The segments of a translation memory MUST be listed at `/tms/{tmId}/segments` and filtered in the TM segment context.',
    'lists.segments.tm-id': 'The list of segments MUST have only segments of the translation memory in its path.',
    'lists.terms': 'The terms of a glossary MUST be listed at `/glossaries/{glossaryId}/terms` and filtered in the glossary term context.',
    'lists.terms.glossary-id': 'The list of terms MUST have only terms of the glossary in its path.',
  }),
  ...stated('Endpoints', role, {
    'edition.hosted': 'The hosted edition MUST serve every list at its base address.',
  }, 'hosted'),
  ...stated('Endpoints', role, {
    'edition.enterprise': 'The enterprise edition MUST serve every list at its base address.',
  }, 'enterprise'),
  ...standard('Endpoints 4', role, {
    'lists.json': ['RFC 8259 8.1', 'A list MUST be JSON in UTF-8.'],
    'lists.content-type': ['RFC 9110 8.3', 'A list SHOULD name `application/json` as its content type.'],
    'lists.charset': ['RFC 8259 8.1', 'Where the content type of a list names a charset, it SHOULD be UTF-8.'],
    'lists.percent-encoding': ['RFC 3986 2.1', 'Percent-encoding of the expression, or of the name of its parameter, MUST NOT change what a request means.'],
    'lists.malformed-not-5xx': [
      'RFC 9110 15.5',
      'A malformed or meaningless expression is an error of the client and MUST NOT get a status of 5xx.',
    ],
    'lists.safe': ['RFC 9110 9.2.1', 'A list request MUST NOT change anything: the same request gives the same records.'],
  }),
} as const;

/** The requirement that speaks of the list of a context. */
export const LIST_REQUIREMENTS = {
  'source-string': 'lists.strings',
  translation: 'lists.translations',
  'tm-segment': 'lists.segments',
  'glossary-term': 'lists.terms',
} as const satisfies Readonly<Record<ContextName, keyof typeof listRequirements>>;
