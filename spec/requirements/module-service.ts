import { stated } from '../requirement.ts';

const role = 'service';

/** What the source states of when the service calls a module, which one, and what it does with the answer. */
// prettier-ignore
export const moduleServiceRequirements = {
  ...stated('Endpoints 5', role, {
    'module.call.import': 'The service calls the module when a file is imported.',
    'module.call.update': 'The service calls the module when a file is updated.',
    'module.call.translations': 'The service calls the module when translations are uploaded.',
    'module.call.address': 'The service calls the address that the base address of the app and the `url` of the module make.',
    'module.call.body': 'The body of the call is the job.',
    'module.selection.matching': 'The service calls a module whose patterns match, and not one whose patterns do not.',
    'module.result.strings-added': 'The strings of an answer are added to the project.',
    'module.result.translatable': 'The strings of an answer become available for translation.',
  }),
  ...stated('Module manifest entry', role, {
    'module.selection.file-name': 'The pattern `fileName` of a module is matched with the name of the file.',
    'module.selection.file-content': 'The pattern `fileContent` of a module is matched with the content of the file.',
  }),
  ...stated('What the service does', role, {
    'module.call.after-parsing': 'The service calls the module after the file is parsed, with what parsing gave.',
    'module.result.split': 'A parsed string that the module split is added as the strings it was split into.',
    'module.result.merged': 'Parsed strings that the module merged are added as the one string they were merged into.',
    'module.result.added': 'A string that the module added is added to the project.',
    'module.result.attributes': 'Attributes that the module changed are those of the added string.',
    'module.result.context': 'A context that the module changed is that of the added string.',
    'module.result.labels': 'Labels that the module changed are those of the added string.',
    'module.result.max-length': 'A maximum length that the module changed is that of the added string.',
    'module.result.translations': 'Translations that the module changed are those of the added string.',
  }),
  ...stated('File-processing job response', role, {
    'module.result.strings-url': 'Strings that an answer gives by address are read there and added.',
    'module.result.preview': 'The preview of an answer is displayed in the editor.',
    'module.result.preview-url': 'A preview that an answer gives by address is displayed in the editor.',
    'module.result.preview-optional': 'An answer without a preview is taken.',
    'module.result.error-shown': 'The `error.message` of an answer is shown to the user.',
  }),
  ...stated('String record', role, {
    'module.result.max-length-default': 'A string record without `maxLength` counts as one whose `maxLength` is null.',
    'module.result.is-hidden-default': 'A string record without `isHidden` counts as one whose `isHidden` is null.',
    'module.result.has-plurals-default': 'A string record without `hasPlurals` counts as one that is not plural.',
    'module.result.labels-default': 'A string record without `labels` counts as one without any label.',
  }),
  ...stated('Translation entry', role, {
    'module.result.status': 'A translation is added with the status of its entry.',
    'module.result.status-default': 'A translation entry without `status` counts as `translated`.',
  }),
  ...stated('Events', role, {
    'module.call.only': 'The service calls an app for its modules and for nothing else.',
  }),
  ...stated('Endpoints 5', role, {
    'module.access.owner': 'Access to a module can be granted to the project owner only.',
    'module.access.members': 'Access to a module can be granted to all project members.',
    'module.access.selected': 'Access to a module can be granted to selected users.',
  }, 'hosted'),
  ...stated('Endpoints 5', role, {
    'module.access.enterprise.administrators': 'Access to a module can be granted to organization administrators only.',
    'module.access.enterprise.users': 'Access to a module can be granted to all users in the projects of the organization.',
    'module.access.enterprise.selected': 'Access to a module of the enterprise edition can be granted to selected users.',
  }, 'enterprise'),
} as const;
