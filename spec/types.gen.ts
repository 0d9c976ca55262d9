// Generated from openapi.yaml and schemas/ by generate-schemas.ts.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Configuration
     * @description What `locspec.config.json` may hold. It says which service or app a run looks at and what the kit may use there.
     */
    readonly Configuration: {
      /** @description Where the service under test answers. */
      readonly service?: {
        /** @description The authorization server, without `/oauth`. */
        readonly authUrl: components['schemas']['ConfigurationAddress'];
        /** @description The API of the hosted edition, without `/api/v2`. */
        readonly baseUrl: components['schemas']['ConfigurationAddress'];
        /** @description The API of the enterprise edition, without `/api/v2`. Absent: its checks are not applicable. */
        readonly enterpriseBaseUrl?: components['schemas']['ConfigurationAddress'];
        /** @description The state address, where the target can be prepared. */
        readonly stateUrl?: components['schemas']['ConfigurationAddress'];
      };
      /** @description Apps that are registered with the target already; needed only where it cannot register them by state. */
      readonly apps?: {
        readonly confidential?: components['schemas']['ConfigurationApp'];
        readonly public?: components['schemas']['ConfigurationApp'];
      };
      readonly scopes?: readonly string[];
      /** @description How the kit gets the user's decision. */
      readonly consent?: {
        /** @constant */
        readonly by: 'state';
      };
      /** @description A token for read-only runs without the authorization flow. */
      readonly accessToken?: string;
      /** @description Where a read-only run looks. */
      readonly lists?: {
        readonly projectId?: number;
        readonly languageId?: string;
        readonly tmId?: number | string;
        readonly glossaryId?: number;
      };
      /** @description How a module app is called. */
      readonly module?: {
        readonly jobType?: string;
        readonly headers?: {
          readonly [key: string]: string;
        };
        readonly query?: {
          readonly [key: string]: string;
        };
        readonly jwt?: {
          readonly secret: string;
          readonly in?: string;
          readonly claims?: Record<string, unknown>;
        };
      };
      /** @description Gap ids and the answers that this target gives. */
      readonly answers?: {
        readonly [key: string]: string;
      };
    };
    readonly ConfigurationAddress: string;
    readonly ConfigurationApp: {
      readonly clientId: string;
      readonly clientSecret?: string;
      readonly redirectUris: readonly string[];
    };
    /**
     * Result file
     * @description `conformance.json`, which every verify run writes for other programs. Later versions may add members.
     */
    readonly Conformance: {
      /** @constant */
      readonly format: 1;
      readonly kit: {
        readonly name: string;
        readonly version: string;
      };
      /** @description The source document that the requirements come from. */
      readonly source: {
        readonly sha256: string;
      };
      readonly target: {
        /** @enum {string} */
        readonly kind: 'service' | 'app';
        readonly name: string;
        /** @description The addresses that were verified, by their names in the configuration. */
        readonly addresses: {
          readonly [key: string]: string;
        };
      };
      readonly run: {
        /** Format: date-time */
        readonly startedAt: string;
        readonly durationMs: number;
        /** @description Gives the same generated cases again. */
        readonly seed: number;
        /** @description Which part of how many. */
        readonly shard: string;
        readonly workers: number;
      };
      /** @enum {string} */
      readonly verdict: 'conforms' | 'violates' | 'nothing proved';
      /** @description By what the answers could be judged, and how many judges noticed the doctored inputs they were fed first. */
      readonly power: {
        /** @enum {string} */
        readonly level: 'data' | 'records' | 'relations';
        readonly judges: {
          readonly armed: number;
          readonly of: number;
        };
      };
      /** @description How many requirements have each status. */
      readonly counts: {
        readonly pass: number;
        readonly fail: number;
        readonly warn: number;
        readonly unspecified: number;
        readonly untested: number;
        readonly notApplicable: number;
        readonly expectedFail: number;
        readonly error: number;
      };
      readonly requirements: readonly {
        readonly id: components['schemas']['ConformanceId'];
        /** @enum {string} */
        readonly standing: 'stated' | 'standard' | 'assumed';
        /** @description Section of the source. */
        readonly source: string;
        readonly says: string;
        /** @enum {string} */
        readonly status:
          'pass' | 'fail' | 'warn' | 'unspecified' | 'untested' | 'notApplicable' | 'expectedFail' | 'error';
        /** @description Ids of the checks that cite it. */
        readonly checks: readonly string[];
      }[];
      readonly findings: readonly {
        readonly requirement: components['schemas']['ConformanceId'];
        readonly check: string;
        readonly title: string;
        readonly expected: string;
        readonly actual: string;
        readonly evidence: {
          /** @description Requests and their responses, with the secrets struck out. */
          readonly exchanges: readonly Record<string, unknown>[];
          /** @description The smallest case that was found. */
          readonly counterexample?: Record<string, unknown>;
        };
        /** @description The command that runs the case again. */
        readonly replay: string;
      }[];
    };
    readonly ConformanceId: string;
    /**
     * Dataset
     * @description The data that a target is loaded with for a run. Records have the members of their CroQL context under the names of the source, spaces included; an absent boolean is false, an absent array empty, any other absent member null. A name that is not known is an error here, since a misspelt member would weaken a check in silence.
     */
    readonly Dataset: {
      readonly users?: readonly {
        readonly id: number;
        readonly login: string;
      }[];
      readonly languages?: readonly components['schemas']['DatasetLanguage'][];
      readonly projects?: readonly {
        readonly id: number;
        readonly identifier: string;
        readonly name: string;
        readonly sourceLanguageId: string;
        readonly targetLanguageIds: readonly string[];
        readonly strings?: readonly components['schemas']['SourceString'][];
      }[];
      readonly tms?: readonly {
        readonly id: number;
        readonly segments?: readonly components['schemas']['TmSegment'][];
      }[];
      readonly glossaries?: readonly {
        readonly id: number;
        readonly terms?: readonly components['schemas']['GlossaryTerm'][];
        readonly concepts?: readonly components['schemas']['GlossaryConcept'][];
      }[];
    };
    /** @description A language object of the source; only its `id` has to be given. */
    readonly DatasetLanguage: {
      readonly id: components['schemas']['Language']['id'];
      readonly name?: string;
      readonly editorCode?: string;
      readonly twoLettersCode?: string;
      readonly threeLettersCode?: string;
      readonly locale?: string;
      readonly androidCode?: string;
      readonly osxCode?: string;
      readonly osxLocale?: string;
      readonly pluralCategoryNames?: components['schemas']['Language']['pluralCategoryNames'];
      readonly pluralRules?: components['schemas']['Language']['pluralRules'];
    };
    /**
     * File-processing job request
     * @description What the service sends to the module of an app after a file is parsed. The whole body has at most 5 MB.
     */
    readonly JobRequest: {
      /**
       * @description What the module is to do.
       * @constant
       */
      readonly jobType: 'file-post-import';
      readonly organization: {
        readonly id: number;
        readonly domain: string;
        /** @description The web address, made from the domain. */
        readonly baseUrl: components['schemas']['JobRequestAddress'];
        /** @description The API address of the organization. */
        readonly apiBaseUrl: components['schemas']['JobRequestAddress'];
      };
      readonly project: {
        readonly id: number;
        readonly identifier: string;
        readonly name: string;
      };
      /** @description The source file, with its content inline or by address. What counts when both are there is open. */
      readonly file: {
        readonly id: number;
        /** @description The file name. */
        readonly name: string;
        /** @description The content of the source file. */
        readonly content?: components['schemas']['JobRequestBase64'];
        /** @description Where anybody can read the source file. */
        readonly contentUrl?: components['schemas']['JobRequestAddress'];
      };
      readonly sourceLanguage: components['schemas']['Language'];
      /** @description None when a new source file is uploaded, one when translations are imported, several for multilingual files. */
      readonly targetLanguages: readonly components['schemas']['Language'][];
      /** @description The parsed strings. */
      readonly strings?: readonly components['schemas']['StringRecord'][];
      /** @description Where the parsed strings are, as new-line delimited JSON of one string record a line. */
      readonly stringsUrl?: components['schemas']['JobRequestAddress'];
    };
    /** Format: uri */
    readonly JobRequestAddress: string;
    readonly JobRequestBase64: string;
    /**
     * File-processing job response
     * @description What the module answers: the strings as they shall be added, or an error that people shall see. The whole body has at most 5 MB, and there is no preview when there are plural strings.
     */
    readonly JobResponse: {
      /** @description The modified strings, inline or by address. What counts when both are there is open. */
      readonly data?: {
        /** @description The modified strings. */
        readonly strings?: readonly components['schemas']['StringRecord'][];
        /** @description Where the modified strings are, as new-line delimited JSON of one string record a line. */
        readonly stringsUrl?: components['schemas']['JobRequestAddress'];
        /** @description The content of an HTML file that the editor shows. */
        readonly preview?: components['schemas']['JobRequestBase64'];
        /** @description Where that HTML file is. */
        readonly previewUrl?: components['schemas']['JobRequestAddress'];
      };
      /** @description Why the module could not do the job. */
      readonly error?: {
        /** @description Shown to the user in the interface. */
        readonly message: string;
      };
    };
    /**
     * Language
     * @description A language as a job names it.
     */
    readonly Language: {
      /** @description The language code, which is also the key in `translations` of a string record. */
      readonly id: string;
      readonly name: string;
      readonly editorCode: string;
      readonly twoLettersCode: string;
      readonly threeLettersCode: string;
      readonly locale: string;
      readonly androidCode: string;
      readonly osxCode: string;
      readonly osxLocale: string;
      /** @description The names of the language's plural categories; they are the keys of plural texts. */
      readonly pluralCategoryNames: readonly string[];
      /** @description The rule that picks a plural category for a number. */
      readonly pluralRules: string;
    };
    /**
     * Module manifest
     * @description What an app says about the modules that it offers. The source shows only the part for the file post-import module.
     */
    readonly ModuleManifest: {
      readonly modules: {
        readonly 'file-post-import': readonly {
          /** @description Identifies the module within the app. */
          readonly key: string;
          /**
           * Format: uri-reference
           * @description The address that is called when a file is imported or updated and when translations are uploaded, relative to that of the app.
           */
          readonly url: string;
          /** @description Regular expressions by which the service picks a module for a file. Whether they are required, and their exact types, are open. */
          readonly signaturePatterns?: {
            /**
             * Format: regex
             * @description Matches the file name.
             */
            readonly fileName?: string;
            /**
             * Format: regex
             * @description Matches the file content.
             */
            readonly fileContent?: string;
          };
        }[];
      };
    };
    /** source string */
    readonly SourceString: {
      /** @description the id of the record in list answers */
      readonly id: number;
      /** @description plain text */
      readonly 'type is plain'?: boolean;
      /** @description has plural forms */
      readonly 'type is plural'?: boolean;
      /** @description an ICU message */
      readonly 'type is icu'?: boolean;
      /** @description an asset */
      readonly 'type is asset'?: boolean;
      /** @description the source text; the form of the category “other” where a reader gets an object of plural forms */
      readonly text?:
        | string
        | {
            readonly [key: string]: string;
          }
        | null;
      /** @description the key */
      readonly identifier?: string | null;
      readonly context?: string | null;
      readonly 'max length'?: number | null;
      readonly 'is visible'?: boolean;
      readonly 'is hidden'?: boolean;
      readonly 'is duplicate'?: boolean;
      /** @description went through a workflow of the project */
      readonly isPassedWorkflow?: boolean;
      /** @description custom properties; called an object and queried as a collection, so a reader takes an array or a map */
      readonly fields?: readonly {
        readonly name?: string | null;
        readonly slug?: string | null;
        readonly value?: string | null;
        readonly type?: string | null;
      }[];
      /** @description the file the string stands in */
      readonly file?: {
        readonly id?: number | null;
        readonly name?: string | null;
        readonly title?: string | null;
        readonly type?: string | null;
        readonly context?: string | null;
      } | null;
      /** @description the branch the string stands in */
      readonly branch?: {
        readonly id?: number | null;
        readonly name?: string | null;
        readonly title?: string | null;
      } | null;
      /** @description comments on the string */
      readonly comments?: readonly {
        readonly 'has issue'?: boolean;
        readonly 'has unresolved issue'?: boolean;
        /** @description who wrote it */
        readonly user?: number | null;
      }[];
      /** @description the shape of an element is not given */
      readonly screenshots?: readonly Record<string, unknown>[];
      /** @description translations into every language */
      readonly translations?: readonly {
        /** @description the id of the record in list answers */
        readonly id: number;
        /** @description the translation; the form of the category “other” where a reader gets an object of plural forms */
        readonly text?:
          | string
          | {
              readonly [key: string]: string;
            }
          | null;
        /** @description plural category of this form; its values are not given */
        readonly 'plural form'?: string | null;
        /** @description came from auto-translation */
        readonly 'is pre translated'?: boolean;
        /** @description where it came from: a memory, an engine or AI; eight further values are not named */
        readonly provider?: string | null;
        /** @description code of the language translated into */
        readonly language: string;
        /** @description who added it */
        readonly user?: number | null;
        /** @description votes given to the translation */
        readonly votes?: readonly {
          /** @description a vote for it */
          readonly 'is up'?: boolean;
          /** @description a vote against it */
          readonly 'is down'?: boolean;
          /** @description who voted */
          readonly user?: number | null;
          /** @description when */
          readonly added?: string | null;
        }[];
        /** @description approvals given to the translation */
        readonly approvals?: readonly {
          /** @description who approved */
          readonly user?: number | null;
          /** @description when */
          readonly added?: string | null;
        }[];
        /** @description when it last changed */
        readonly updated?: string | null;
      }[];
      /** @description for each language its top translation, the one of the highest priority */
      readonly 'languages summary'?: readonly {
        /** @description code of the language summed up */
        readonly language: string;
        readonly 'is translated'?: boolean;
        readonly 'is partially translated'?: boolean;
        readonly 'is approved'?: boolean;
        readonly 'is partially approved'?: boolean;
        /** @description listed as a boolean and compared as a datetime: both readings hold; a dataset gives the datetime */
        readonly 'translation updated'?: boolean | (string | null);
        /** @description by memory, engine or AI */
        readonly 'is auto translated'?: boolean;
        readonly 'is translated by tm'?: boolean;
        readonly 'is translated by mt'?: boolean;
        readonly 'is translated by ai'?: boolean;
        readonly 'is source changed after translation'?: boolean;
        /** @description the translation is the same text as the source */
        readonly 'has translation as source'?: boolean;
        readonly 'has translation after approval'?: boolean;
        /** @description a duplicate that shows its master string’s translation */
        readonly 'has shared translation'?: boolean;
        readonly 'has qa issues'?: boolean;
        /** @description rating of the translation */
        readonly rating?: number | null;
        /** @description how many approvals */
        readonly approvalsCount?: number | null;
        readonly 'has empty translation qa issues'?: boolean;
        readonly 'has translation length qa issues'?: boolean;
        readonly 'has tags mismatch qa issues'?: boolean;
        readonly 'has spaces mismatch qa issues'?: boolean;
        readonly 'has variables mismatch qa issues'?: boolean;
        readonly 'has punctuation mismatch qa issues'?: boolean;
        readonly 'has character case mismatch qa issues'?: boolean;
        readonly 'has special characters mismatch qa issues'?: boolean;
        readonly 'has incorrect translation qa issues'?: boolean;
        readonly 'has spelling qa issues'?: boolean;
        readonly 'has icu syntax qa issues'?: boolean;
        readonly 'has terms qa issues'?: boolean;
        readonly 'has duplicate translation qa issues'?: boolean;
        readonly 'has ftl syntax qa issues'?: boolean;
        readonly 'has android syntax qa issues'?: boolean;
        readonly 'has numbers mismatch qa issues'?: boolean;
        readonly 'has ai qa issues'?: boolean;
        readonly 'has outdated translation qa issues'?: boolean;
        readonly 'has mdx syntax qa issues'?: boolean;
        readonly 'has custom qa issues'?: boolean;
      }[];
      /** @description labels put on the string */
      readonly labels?: readonly {
        readonly id?: number | null;
        readonly title?: string | null;
        /** @description added automatically, named after the source file, in string-based projects */
        readonly 'is system'?: boolean;
      }[];
      /** @description when the string was added */
      readonly added?: string | null;
      /** @description when the string last changed */
      readonly updated?: string | null;
    };
    /** TM segment */
    readonly TmSegment: {
      /** @description the id of the record in list answers */
      readonly id: number;
      /** @description the segment in each language */
      readonly records?: readonly {
        /** @description the code that list answers show */
        readonly language?: string | null;
        readonly id: number;
        /** @description text of the record */
        readonly text?: string | null;
        /** @description how often it was used */
        readonly usageCount?: number | null;
        /** @description who created it */
        readonly createdBy?: number | null;
        /** @description who last changed it */
        readonly updatedBy?: number | null;
        /** Format: date-time */
        readonly createdAt?: string | null;
        /** Format: date-time */
        readonly updatedAt?: string | null;
      }[];
    };
    /** glossary term */
    readonly GlossaryTerm: {
      readonly id: number;
      /** @description the term in its language */
      readonly text?: string | null;
      readonly description?: string | null;
      /** @description code of the term’s language */
      readonly language?: string | null;
      /** @description who created it */
      readonly user?: number | null;
      /** @enum {string|null} */
      readonly partOfSpeech?:
        | 'noun'
        | 'verb'
        | 'adj'
        | 'pron'
        | 'propn'
        | 'det'
        | 'adv'
        | 'adp'
        | 'cconj'
        | 'sconj'
        | 'num'
        | 'intj'
        | 'aux'
        | 'prt'
        | 'sym'
        | 'x'
        | null;
      /** @enum {string|null} */
      readonly status?: 'preferred' | 'admitted' | 'not_recommended' | 'obsolete' | 'draft' | null;
      /** @enum {string|null} */
      readonly type?: 'full_form' | 'acronym' | 'abbreviation' | 'short_form' | 'phrase' | 'variant' | null;
      /** @enum {string|null} */
      readonly gender?: 'masculine' | 'feminine' | 'neuter' | 'common' | 'other' | null;
      readonly note?: string | null;
      /** @description base form */
      readonly lemma?: string | null;
      /** @description link to a reference */
      readonly url?: string | null;
      /** @description id of the term’s concept */
      readonly concept?: number | null;
      /** Format: date-time */
      readonly createdAt?: string | null;
      /** Format: date-time */
      readonly updatedAt?: string | null;
    };
    /** glossary concept */
    readonly GlossaryConcept: {
      readonly id: number;
      /** @description who created it */
      readonly user?: number | null;
      readonly subject?: string | null;
      readonly definition?: string | null;
      readonly url?: string | null;
      readonly note?: string | null;
      /** @description may be translated into other languages */
      readonly translatable?: boolean;
      /** Format: date-time */
      readonly createdAt?: string | null;
      /** Format: date-time */
      readonly updatedAt?: string | null;
    };
    /**
     * String record
     * @description One string of a file, the same in a job request and in a job response. That `uniqId` is unique within the file, and that plural texts have the categories of their language, is beyond a schema.
     */
    readonly StringRecord: {
      /** @description Unique within the file. */
      readonly uniqId: string;
      /** @description The key of the string, which people see. */
      readonly identifier: string;
      readonly context?: string;
      /** @default null */
      readonly maxLength?: number | null;
      /** @default null */
      readonly isHidden?: boolean | null;
      /**
       * @description True for a plural string: its texts and statuses are then objects, otherwise never.
       * @default false
       */
      readonly hasPlurals?: boolean;
      /** @default [] */
      readonly labels?: readonly string[];
      readonly attributes?: {
        /** @description The file format type of the string, for strings that need processing after, as HTML within JSON. Its values are open. */
        readonly serviceType?: string;
      };
      /** @description The source text. For a plural string it holds one text for each plural category of the source language. */
      readonly text:
        | string
        | {
            readonly [key: string]: string;
          };
      /** @description Translations under the `id` of their target language. */
      readonly translations?: {
        readonly [key: string]: components['schemas']['TranslationEntry'];
      };
    };
    /**
     * Token request
     * @description The body of a call of the token endpoint. `grant_type` tells the two grants apart.
     */
    readonly TokenRequest:
      | {
          /** @constant */
          readonly grant_type: 'authorization_code';
          /** @description Id of the registered app. */
          readonly client_id: string;
          /** @description Sent by confidential apps, always; public apps have none. A `code_verifier` does not replace it. */
          readonly client_secret?: string;
          /** @description The same as in the authorization request. */
          readonly redirect_uri: string;
          /** @description The `code` of the callback's query string. */
          readonly code: string;
          /** @description The random string that the `code_challenge` was made from; needed when the authorization request had one, whatever the type of the app. */
          readonly code_verifier?: string;
        }
      | {
          /** @constant */
          readonly grant_type: 'refresh_token';
          /** @description Id of the registered app. */
          readonly client_id: string;
          /** @description Sent by confidential apps, always; public apps have none. */
          readonly client_secret?: string;
          /** @description The refresh token of the latest token response. */
          readonly refresh_token: string;
        };
    /**
     * Token response
     * @description What the token endpoint answers to either grant.
     */
    readonly TokenResponse: {
      /** @description The bearer token that API calls carry. */
      readonly access_token: string;
      /** @description `bearer`. Whether its case matters is open, so any is taken. */
      readonly token_type: string;
      /** @description Seconds from now after which the access token no longer works. */
      readonly expires_in: number;
      /** @description Gets the next pair of tokens without sending the user anywhere. */
      readonly refresh_token: string;
    };
    /**
     * Translation entry
     * @description The translation of a string record into one language. Its text and its status are objects for a plural string, and single values for any other.
     */
    readonly TranslationEntry: {
      /** @description The translation. For a plural string it holds one text for each plural category of the target language. */
      readonly text:
        | string
        | {
            readonly [key: string]: string;
          };
      /**
       * @description The state of the translation, `translated` where none is given. For a plural string it holds one for each plural category.
       * @default translated
       */
      readonly status?:
        | ('untranslated' | 'translated' | 'approved')
        | {
            readonly [key: string]: 'untranslated' | 'translated' | 'approved';
          };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Configuration = components['schemas']['Configuration'];
export type ConfigurationAddress = components['schemas']['ConfigurationAddress'];
export type ConfigurationApp = components['schemas']['ConfigurationApp'];
export type Conformance = components['schemas']['Conformance'];
export type ConformanceId = components['schemas']['ConformanceId'];
export type Dataset = components['schemas']['Dataset'];
export type DatasetLanguage = components['schemas']['DatasetLanguage'];
export type JobRequest = components['schemas']['JobRequest'];
export type JobRequestAddress = components['schemas']['JobRequestAddress'];
export type JobRequestBase64 = components['schemas']['JobRequestBase64'];
export type JobResponse = components['schemas']['JobResponse'];
export type Language = components['schemas']['Language'];
export type ModuleManifest = components['schemas']['ModuleManifest'];
export type SourceString = components['schemas']['SourceString'];
export type TmSegment = components['schemas']['TmSegment'];
export type GlossaryTerm = components['schemas']['GlossaryTerm'];
export type GlossaryConcept = components['schemas']['GlossaryConcept'];
export type StringRecord = components['schemas']['StringRecord'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type TokenResponse = components['schemas']['TokenResponse'];
export type TranslationEntry = components['schemas']['TranslationEntry'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
