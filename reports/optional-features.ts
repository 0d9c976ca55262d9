import type { RequirementId } from '../spec/requirements/requirements.ts';

/**
 * What an app may leave out, by the requirements that then have nothing to say about it: the source makes each of them
 * a condition on something that is present.
 */
// prettier-ignore
const OPTIONAL_FEATURES: Readonly<Partial<Record<RequirementId, string>>> = {
  'module.response.strings':                 'the app sends no strings inline',
  'module.response.strings-url':             'the app sends no strings by address',
  'module.response.strings-url.lines':       'the app sends no strings by address',
  'module.response.preview':                 'the app makes no preview inline',
  'module.response.base64':                  'the app makes no preview inline',
  'module.response.preview-url':             'the app makes no preview by address',
  'module.safety.preview-scripts':           'the app makes no preview',
  'module.manifest.signature-patterns':      'the manifest has no patterns',
  'module.manifest.file-name':               'the manifest has no pattern for names of files',
  'module.manifest.file-content':            'the manifest has no pattern for contents of files',
  'module.safety.pattern-time':             'the manifest has no pattern that can be used',
  'module.response.context':                 'the app returns no string with a context',
  'module.response.max-length':              'the app returns no string with a maxLength',
  'module.response.is-hidden':               'the app returns no string with isHidden',
  'module.response.has-plurals':             'the app returns no string with hasPlurals',
  'module.response.labels':                  'the app returns no string with labels',
  'module.response.attributes':              'the app returns no string with attributes',
  'module.response.service-type':            'the app returns no string with a serviceType',
  'module.response.text-plural':             'the app returns no plural string',
  'module.response.preview-without-plurals': 'the app returns no plural string',
  'module.response.translations':            'the app returns no string with translations',
  'module.response.translation-text':        'the app returns no string with translations',
  'module.response.translation-text-plural': 'the app returns no plural string with translations',
  'module.response.status':                  'the app returns no translation with a status',
  'module.response.status-plural':           'the app returns no plural translation with a status',
};

/** What an app leaves out if nothing that it did shows a requirement; undefined if it has to show it. */
export const findOptionalFeature = (id: RequirementId): string | undefined => OPTIONAL_FEATURES[id];
