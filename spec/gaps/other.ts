import { open } from './gap.ts';

/** Gaps that the kit needs no resolution for. */
export const otherGaps = {
  'resources.concept-endpoint': open({
    asks: 'Which endpoint returns glossary concept records?',
    answer: 'The kit requests no concept records, and only describes them.',
    observe: 'Nothing in the interface shows one.',
    source: 'Gaps in resources 5',
  }),
  'resources.other-records': open({
    asks: 'What are project, file, language and user as records of the API?',
    answer: 'The kit reads only the `id` of such a record.',
    observe: 'Look at the project list.',
    source: 'Gaps in resources 6',
  }),
  'states.translation-status': open({
    asks: 'Which transitions between translation states are allowed?',
    answer: 'Any status may follow any other.',
    observe: 'Import the same translation with each status in turn.',
    source: 'States and transitions',
  }),
  'states.term-status': open({
    asks: 'Which transitions between term states are allowed?',
    answer: 'Any status may follow any other.',
    observe: 'Nothing in the interface changes a term.',
    source: 'States and transitions',
  }),
  'events.notifications': open({
    asks: 'Which events does the service notify an app of?',
    answer: 'Only the call of a module.',
    observe: 'Nothing in the interface subscribes to one.',
    source: 'Events',
  }),
  'versioning.policy': open({
    asks: 'How do versions of the API follow each other, and how long does one live?',
    answer: 'There is one version, which is in the path prefix.',
    observe: 'Nothing in the interface shows another.',
    source: 'Versioning',
  }),
  'versioning.payloads': open({
    asks: 'How are manifests and job payloads versioned?',
    answer: 'They have no version, and unknown fields are ignored.',
    observe: 'Send a job with an additional field and look whether it is processed.',
    source: 'Versioning',
  }),
} as const;
