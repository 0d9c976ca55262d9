import { open } from '../gap.ts';

/** Silences of the source that the kit does without. */
export const otherGaps = {
  'resources.concept-endpoint': open({
    asks: 'Which endpoint returns glossary concept records?',
    answer: 'The kit asks for no concept records, and only describes them.',
    observe: 'Nothing in the interface shows one.',
    source: 'Gaps in resources 5',
  }),
  'resources.other-records': open({
    asks: 'What are project, file, language and user as records of the API?',
    answer: 'The kit reads nothing but the `id` of such a record.',
    observe: 'Look at the project list.',
    source: 'Gaps in resources 6',
  }),
  'states.translation-status': open({
    asks: 'Between which states may a string translation pass?',
    answer: 'Any status may follow any other.',
    observe: 'Import the same translation with each status in turn.',
    source: 'States and transitions',
  }),
  'states.term-status': open({
    asks: 'Between which states may a glossary term pass?',
    answer: 'Any status may follow any other.',
    observe: 'Nothing in the interface changes a term.',
    source: 'States and transitions',
  }),
  'events.notifications': open({
    asks: 'Which events does the service notify an app of?',
    answer: 'None but the call of a module.',
    observe: 'Nothing in the interface subscribes to one.',
    source: 'Events',
  }),
  'versioning.policy': open({
    asks: 'How do versions of the API follow each other, and how long does one live?',
    answer: 'There is one version, that of the path prefix.',
    observe: 'Nothing in the interface shows another.',
    source: 'Versioning',
  }),
  'versioning.payloads': open({
    asks: 'How are manifests and job payloads versioned?',
    answer: 'They carry no version, and unknown fields in them are ignored.',
    observe: 'Send a job with a field more and look whether it is processed.',
    source: 'Versioning',
  }),
} as const;
