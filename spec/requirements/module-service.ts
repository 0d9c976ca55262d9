import { stated } from './requirement.ts';

const role = 'service';

/** What the source states of when the service calls a module, which one, and what it does with the answer. */
// prettier-ignore
export const moduleServiceRequirements = {
  ...stated('Endpoints 5', role, {
    'module.call.import': 'The service MUST call the module when a file is imported.',
    'module.call.update': 'The service MUST call the module when a file is updated.',
    'module.call.translations': 'The service MUST call the module when translations are uploaded.',
    'module.call.address': 'The service MUST call the address that the base address of the app and the `url` of the module make.',
    'module.call.body': 'The body of the call MUST be the job.',
    'module.selection.matching': 'The service MUST call a module whose patterns match, and MUST NOT call one whose patterns do not.',
    'module.result.strings-added': 'The strings of a job response MUST be added to the project.',
    'module.result.translatable': 'The strings of a job response MUST become available for translation.',
  }),
  ...stated('Module manifest entry', role, {
    'module.selection.file-name': 'The pattern `fileName` of a module MUST be matched with the name of the file.',
    'module.selection.file-content': 'The pattern `fileContent` of a module MUST be matched with the content of the file.',
  }),
  ...stated('What the service does', role, {
    'module.call.after-parsing': 'The service MUST call the module after the file is parsed, with the parsed strings.',
    'module.result.split': 'A parsed string that the module split MUST be added as the strings it was split into.',
    'module.result.merged': 'Parsed strings that the module merged MUST be added as the one string they were merged into.',
    'module.result.added': 'A string that the module added MUST be added to the project.',
    'module.result.attributes': 'Attributes that the module changed MUST be those of the added string.',
    'module.result.context': 'A context that the module changed MUST be that of the added string.',
    'module.result.labels': 'Labels that the module changed MUST be those of the added string.',
    'module.result.max-length': 'A maximum length that the module changed MUST be that of the added string.',
    'module.result.translations': 'Translations that the module changed MUST be those of the added string.',
  }),
  ...stated('File-processing job response', role, {
    'module.result.strings-url': 'Strings that a job response gives by address MUST be read there and added.',
    'module.result.preview': 'The preview of a job response MUST be displayed in the editor.',
    'module.result.preview-unsupported': 'A service that shows no preview beside one plural string MUST NOT show one beside another.',
    'module.result.preview-url': 'A preview that a job response gives by address MUST be displayed in the editor.',
    'module.result.preview-optional': 'A job response without a preview MUST be accepted.',
    'module.result.error-shown': 'The `error.message` of a job response MUST be shown to the user.',
  }),
  ...stated('String record', role, {
    'module.result.max-length-default': 'A string record without `maxLength` MUST count as one whose `maxLength` is null.',
    'module.result.is-hidden-default': 'A string record without `isHidden` MUST count as one whose `isHidden` is null.',
    'module.result.has-plurals-default': 'A string record without `hasPlurals` MUST count as one that is not plural.',
    'module.result.labels-default': 'A string record without `labels` MUST count as one without any label.',
  }),
  ...stated('Translation entry', role, {
    'module.result.status': 'A translation MUST be added with the status of its entry.',
    'module.result.status-default': 'A translation entry without `status` MUST count as `translated`.',
  }),
  ...stated('Events', role, {
    'module.call.only': 'The service MUST NOT call an app for anything but its modules.',
  }),
  ...stated('Endpoints 5', role, {
    'module.access.owner': 'It MUST be possible to grant access to a module to the project owner only.',
    'module.access.members': 'It MUST be possible to grant access to a module to all project members.',
    'module.access.selected': 'It MUST be possible to grant access to a module to selected users.',
  }, 'hosted'),
  ...stated('Endpoints 5', role, {
    'module.access.enterprise.administrators': 'It MUST be possible to grant access to a module to organization administrators only.',
    'module.access.enterprise.users': 'It MUST be possible to grant access to a module to all users in the projects of the organization.',
    'module.access.enterprise.selected': 'It MUST be possible to grant access to a module of the enterprise edition to selected users.',
  }, 'enterprise'),
} as const;
