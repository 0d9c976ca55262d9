// Generated from openapi.source.yaml and schemas/ by generate-schemas.ts.
export interface paths {
  readonly '/oauth/authorize': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Ask the user to let an app act
     * @description The browser of the user is sent here. The user, who may be a member of an organization, approves or denies the
     *     scopes, and the browser goes on to `redirect_uri`, provided that the app has registered it.
     */
    readonly get: operations['authorize'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/oauth/token': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Get a pair of tokens
     * @description Trades a code, or the latest refresh token, for an access token and a refresh token. A confidential app shows
     *     its `client_secret`; a public app has none and shows the `code_verifier`. Whoever sent a `code_challenge` has to
     *     show the verifier. A refresh sends the user nowhere.
     */
    readonly post: operations['getToken'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/v2/projects': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List projects
     * @description Lists the projects that the user of the token can see; it shows how a call carries its token.
     */
    readonly get: operations['listProjects'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/v2/projects/{projectId}/strings': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Id of the project.
         * @example 1
         */
        readonly projectId: components['parameters']['projectId'];
      };
      readonly cookie?: never;
    };
    /**
     * List the source strings of a project
     * @description The expression reads the members of a source string.
     */
    readonly get: operations['listStrings'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/v2/projects/{projectId}/languages/{languageId}/translations': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Id of the project.
         * @example 1
         */
        readonly projectId: components['parameters']['projectId'];
        /**
         * @description Code of the language.
         * @example uk
         */
        readonly languageId: string;
      };
      readonly cookie?: never;
    };
    /**
     * List the translations into a language
     * @description The expression reads the members of a translation.
     */
    readonly get: operations['listTranslations'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/v2/tms/{tmId}/segments': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Id of the translation memory. Its type is open.
         * @example 1
         */
        readonly tmId: number;
      };
      readonly cookie?: never;
    };
    /**
     * List the segments of a translation memory
     * @description The expression reads the records of a segment.
     */
    readonly get: operations['listSegments'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/v2/glossaries/{glossaryId}/terms': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Id of the glossary.
         * @example 1
         */
        readonly glossaryId: number;
      };
      readonly cookie?: never;
    };
    /**
     * List the terms of a glossary
     * @description The expression reads the members of a term.
     */
    readonly get: operations['listTerms'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export interface webhooks {
  readonly filePostImport: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Let an app process the strings of a file
     * @description The service calls the address of the app joined with the `url` of the module, when a file is imported or updated
     *     and when translations are uploaded. Of the modules it picks one whose `signaturePatterns` match the file and
     *     whose owner lets the user: in the hosted edition only the owner of the project, all its members or selected
     *     users; in the enterprise edition only the organization's administrators, all users in its projects or selected
     *     users. The strings that come back are added to the project and can be translated. The service waits two minutes,
     *     and neither the request nor the response has more than 5 MB. The method is open.
     */
    readonly post: operations['processFile'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description An error of the token endpoint, as RFC 6749 has it in section 5.2. */
    readonly TokenError: {
      readonly error: string;
      readonly error_description?: string;
    };
    /** @description An error of the API. */
    readonly ApiError: {
      readonly error: {
        readonly message: string;
        /** @description The status of the answer. */
        readonly code: number;
      };
    };
    /** @description What is wrong with the parameters. */
    readonly ValidationErrors: {
      readonly errors: readonly {
        readonly error: {
          /** @description The parameter at fault. */
          readonly key: string;
          readonly errors: readonly {
            readonly code: string;
            readonly message: string;
          }[];
        };
      }[];
    };
    /** @description Which page of a list this is. There is no total; the last page is shorter than its limit. */
    readonly Pagination: {
      readonly offset: number;
      readonly limit: number;
    };
    readonly ProjectList: {
      readonly data: readonly {
        readonly data: components['schemas']['ListedProject'];
      }[];
      readonly pagination: components['schemas']['Pagination'];
    };
    readonly StringList: {
      readonly data: readonly {
        readonly data: components['schemas']['ListedString'];
      }[];
      readonly pagination: components['schemas']['Pagination'];
    };
    readonly TranslationList: {
      readonly data: readonly {
        readonly data: components['schemas']['ListedTranslation'];
      }[];
      readonly pagination: components['schemas']['Pagination'];
    };
    readonly SegmentList: {
      readonly data: readonly {
        readonly data: components['schemas']['ListedSegment'];
      }[];
      readonly pagination: components['schemas']['Pagination'];
    };
    readonly TermList: {
      readonly data: readonly {
        readonly data: components['schemas']['ListedTerm'];
      }[];
      readonly pagination: components['schemas']['Pagination'];
    };
    /**
     * Format: date-time
     * @description A date of a listed record.
     * @example 2024-01-31T12:00:00+00:00
     */
    readonly RecordDate: string | null;
    /** @description A project in its list. */
    readonly ListedProject: {
      readonly id: number;
      readonly type?: number;
      readonly userId?: number | null;
      readonly groupId?: number | null;
      readonly sourceLanguageId?: string;
      readonly targetLanguageIds?: readonly string[];
      readonly name?: string;
      readonly identifier?: string;
      readonly description?: string | null;
      readonly visibility?: string;
      readonly createdAt?: components['schemas']['RecordDate'];
      readonly updatedAt?: components['schemas']['RecordDate'];
      readonly lastActivity?: components['schemas']['RecordDate'];
      readonly sourceLanguage?: Record<string, unknown> | null;
      readonly targetLanguages?: readonly Record<string, unknown>[];
      readonly webUrl?: string | null;
    };
    /** @description A source string in its list. */
    readonly ListedString: {
      readonly id: number;
      readonly projectId: number;
      readonly branchId?: number | null;
      readonly identifier: string;
      /** @description An object of plural forms for a plural string. */
      readonly text:
        | string
        | {
            readonly [key: string]: string;
          };
      readonly type: string;
      readonly context: string | null;
      readonly maxLength: number | null;
      readonly isHidden: boolean;
      readonly isDuplicate: boolean;
      readonly masterStringId?: number | null;
      readonly hasPlurals: boolean;
      readonly isIcu: boolean;
      readonly labelIds?: readonly number[];
      readonly webUrl?: string | null;
      readonly createdAt: components['schemas']['RecordDate'];
      readonly updatedAt: components['schemas']['RecordDate'];
      readonly fileId: number | null;
      readonly directoryId?: number | null;
      readonly revision?: number;
      /** @description Custom properties; an object, or an empty array where there are none. */
      readonly fields?: Record<string, unknown> | readonly Record<string, unknown>[];
    };
    /** @description The translation of one string in its list; of a plural string with all its forms. */
    readonly ListedTranslation: {
      readonly stringId: number;
      readonly contentType: string;
    } & (
      | {
          readonly translationId: number;
          readonly text: string;
          readonly user: components['schemas']['RecordUser'];
          readonly createdAt: components['schemas']['RecordDate'];
          readonly provider?: string | null;
          readonly isPreTranslated?: boolean;
        }
      | {
          readonly plurals: readonly {
            readonly translationId: number;
            readonly text: string;
            readonly pluralForm: string;
            readonly user: components['schemas']['RecordUser'];
            readonly createdAt: components['schemas']['RecordDate'];
          }[];
        }
    );
    /** @description Who added a translation. */
    readonly RecordUser: {
      readonly id: number;
      readonly username?: string;
      readonly fullName?: string | null;
      readonly avatarUrl?: string | null;
    } | null;
    /** @description A segment of a translation memory in its list. */
    readonly ListedSegment: {
      readonly id: number;
      readonly records: readonly {
        readonly id: number;
        readonly languageId: string | null;
        readonly text: string;
        readonly usageCount: number;
        readonly createdBy: number | null;
        readonly updatedBy: number | null;
        readonly createdAt: components['schemas']['RecordDate'];
        readonly updatedAt: components['schemas']['RecordDate'];
      }[];
    };
    /** @description A term of a glossary in its list. */
    readonly ListedTerm: {
      readonly id: number;
      readonly userId: number | null;
      readonly glossaryId: number;
      readonly languageId: string | null;
      readonly text: string;
      readonly description?: string | null;
      readonly partOfSpeech: string | null;
      readonly status: string | null;
      readonly type: string | null;
      readonly gender?: string | null;
      readonly note?: string | null;
      readonly url?: string | null;
      readonly conceptId: number | null;
      readonly lemma?: string | null;
      readonly createdAt: components['schemas']['RecordDate'];
      readonly updatedAt: components['schemas']['RecordDate'];
    };
    /**
     * Case
     * @description One vector for implementers in any language: what is given, and what has to come of it. `kind` tells what is tried.
     */
    readonly Case: {
      /** @enum {string} */
      readonly kind: 'croql' | 'job-request' | 'job' | 'pkce' | 'redirect';
    } & (
      | components['schemas']['CaseCroql']
      | components['schemas']['CaseJobRequest']
      | components['schemas']['CaseJob']
      | components['schemas']['CasePkce']
      | components['schemas']['CaseRedirect']
    );
    /** @description Says what happens; no other case has it. */
    readonly CaseTitle: string;
    /** @description Ids of the requirements that the case is about. */
    readonly CaseCites: readonly components['schemas']['CaseRequirement'][];
    /** @example oauth.token.verifier-required */
    readonly CaseRequirement: string;
    /**
     * @description How much stands behind it: the source, a standard that it names, or only the answer to a gap.
     * @enum {string}
     */
    readonly CaseStanding: 'stated' | 'standard' | 'assumed';
    /**
     * Expression
     * @description An expression, the records it is asked of, and what it gives.
     */
    readonly CaseCroql: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly kind: 'croql';
      readonly title: components['schemas']['CaseTitle'];
      readonly cites: components['schemas']['CaseCites'];
      readonly standing: components['schemas']['CaseStanding'];
      /** @description Answers to gaps that the case takes for granted where they are not the kit's, by gap id. */
      readonly answers?: {
        readonly [key: string]: string;
      };
      /** @enum {string} */
      readonly context: 'source-string' | 'translation' | 'tm-segment' | 'glossary-term';
      /**
       * @description Absent: the same in both.
       * @enum {string}
       */
      readonly edition?: 'hosted' | 'enterprise';
      /**
       * Format: date-time
       * @description What time it is, for `'today'`.
       * @example 2024-01-31T12:00:00Z
       */
      readonly now?: string;
      /** @description The name of a dataset beside the cases, a dataset, or the records themselves. Of a dataset, all records of the context are asked. */
      readonly data: string | Record<string, unknown> | readonly unknown[];
      readonly expression: string;
      /** @description The ids of the records for which the expression is true, or its value for the only record, or the error. */
      readonly expect: {
        readonly ids?: readonly number[];
        readonly value?: boolean | number | string | null;
        readonly error?: {
          /**
           * @description Whether the expression is malformed, or means nothing in its context.
           * @enum {string}
           */
          readonly kind: 'syntax' | 'logic';
          /** @example unknown-member */
          readonly code: string;
          /** @description Where in the expression, counted in UTF-16 code units; the end is not part of it. */
          readonly at: {
            readonly start: number;
            readonly end: number;
          };
        };
      };
    };
    readonly CaseVerdict: {
      readonly conforms: boolean;
      /** @description The requirements that are broken, when it does not conform. */
      readonly breaks?: readonly components['schemas']['CaseRequirement'][];
    };
    /**
     * Job request
     * @description What a service sends to a module, and whether it is right.
     */
    readonly CaseJobRequest: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly kind: 'job-request';
      readonly title: components['schemas']['CaseTitle'];
      readonly cites: components['schemas']['CaseCites'];
      readonly standing: components['schemas']['CaseStanding'];
      /** @description The body of the call. */
      readonly request: unknown;
      /** @description What the addresses in the job give, as texts by address. */
      readonly files?: {
        readonly [key: string]: string;
      };
      readonly expect: components['schemas']['CaseVerdict'];
    };
    /**
     * Job
     * @description A job, what an app answers to it, and whether that answer is right.
     */
    readonly CaseJob: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly kind: 'job';
      readonly title: components['schemas']['CaseTitle'];
      readonly cites: components['schemas']['CaseCites'];
      readonly standing: components['schemas']['CaseStanding'];
      /** @description The name of a job beside the cases, or the job. */
      readonly request: string | Record<string, unknown>;
      /** @description The body is JSON in `body`, or any text in `text`. */
      readonly answer: {
        /** @default 200 */
        readonly status?: number;
        readonly headers?: {
          readonly [key: string]: string;
        };
        readonly body?: unknown;
        readonly text?: string;
      };
      /** @description What the addresses in the job and in the answer give, as texts by address. */
      readonly files?: {
        readonly [key: string]: string;
      };
      readonly expect: components['schemas']['CaseVerdict'];
    };
    /**
     * Proof key
     * @description A verifier, the challenge that was sent before it, and whether they belong together.
     */
    readonly CasePkce: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly kind: 'pkce';
      readonly title: components['schemas']['CaseTitle'];
      readonly cites: components['schemas']['CaseCites'];
      readonly standing: components['schemas']['CaseStanding'];
      readonly verifier: string;
      /**
       * @description As it was sent; absent when none was.
       * @enum {string}
       */
      readonly method?: 'S256' | 'plain';
      readonly challenge: string;
      readonly valid: boolean;
    };
    /**
     * Redirect
     * @description The redirect URLs that an app registered, one that is asked for, and whether the browser may go there.
     */
    readonly CaseRedirect: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly kind: 'redirect';
      readonly title: components['schemas']['CaseTitle'];
      readonly cites: components['schemas']['CaseCites'];
      readonly standing: components['schemas']['CaseStanding'];
      readonly registered: readonly string[];
      readonly requested: string;
      readonly allowed: boolean;
    };
    /**
     * Configuration
     * @description What `locspec.config.json` may hold. It says which service or app a run looks at and what the kit may use there.
     */
    readonly Configuration: {
      readonly $schema?: string;
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
        /** @description An app of the type that has a secret. */
        readonly confidential?: components['schemas']['ConfigurationApp'];
        /** @description An app of the type that has none. */
        readonly public?: components['schemas']['ConfigurationApp'];
      };
      /** @description The scopes that are asked for, one at least. */
      readonly scopes?: readonly string[];
      /** @description How the kit gets the user's decision: by the state address, or by steps in a browser. A `.ts` or `.js` file may give a function instead. */
      readonly consent?: {
        /** @enum {unknown} */
        readonly by: 'state' | 'browser';
        /** @description From the authorization page to the approval, with a login where one comes first. */
        readonly approve?: components['schemas']['ConfigurationSteps'];
        /** @description From the authorization page to the denial. */
        readonly deny?: components['schemas']['ConfigurationSteps'];
        /** @description Where the browser may go besides the service, for a login that lives elsewhere. */
        readonly origins?: readonly components['schemas']['ConfigurationAddress'][];
      };
      /** @description A token for read-only runs without the authorization flow. */
      readonly accessToken?: string;
      /** @description Where a read-only run looks. */
      readonly lists?: {
        /** @description The project whose strings are listed. */
        readonly projectId?: number;
        /** @description The language whose translations are listed. */
        readonly languageId?: string;
        /** @description The translation memory whose segments are listed. */
        readonly tmId?: number | string;
        /** @description The glossary whose terms are listed. */
        readonly glossaryId?: number;
      };
      /** @description How a module app is called. */
      readonly module?: {
        /** @description The `jobType` that the app knows, where it is another than the source’s. */
        readonly jobType?: string;
        /** @description Headers that every call carries. */
        readonly headers?: {
          readonly [key: string]: string;
        };
        /** @description Query parameters that every call carries. */
        readonly query?: {
          readonly [key: string]: string;
        };
        /** @description A signed token that every call carries. */
        readonly jwt?: {
          /** @description What the token is signed with. */
          readonly secret: string;
          /** @description Where it goes: `query:NAME`, or `header:NAME` after `Bearer`. */
          readonly in?: string;
          /** @description Claims beside the usual ones. */
          readonly claims?: Record<string, unknown>;
        };
        /** @description The address by which an app or a service that runs on another machine or in a container reaches the kit, which gives there what jobs name by address, and plays apps; without a path. */
        readonly publicUrl?: string;
        /** @description Where the kit listens for it, as interface:port; all interfaces at the port of publicUrl when absent. */
        readonly listen?: string;
        /** @description Addresses that the app must not read, such as one of its own machine or the metadata address of a cloud; a path is one of the app itself. Each stands in one job. No other address than the kit's own is ever put in a job. */
        readonly innerAddresses?: readonly string[];
      };
      /** @description How the login of an app is begun, and how the app is registered with the service that the kit plays for it. */
      readonly app?: {
        /** @description Where the login begins: a path of the app, or an address. */
        readonly login?: components['schemas']['ConfigurationPlace'];
        /** @description A page of the app that calls the API in the name of the user. */
        readonly page?: components['schemas']['ConfigurationPlace'];
        readonly clientId?: string;
        /** @description Absent: the app is public. */
        readonly clientSecret?: string;
        readonly redirectUris?: readonly string[];
        /** @description Where the app was told that the service is; 4010 when absent. */
        readonly port?: components['schemas']['ConfigurationPort'];
        /** @description Where the app was told that the enterprise edition is; 4011 when absent. */
        readonly enterprisePort?: components['schemas']['ConfigurationPort'];
      };
      /** @description Gap ids and the answers that this target gives. */
      readonly answers?: {
        readonly [key: string]: string;
      };
    };
    readonly ConfigurationSteps: readonly components['schemas']['ConfigurationStep'][];
    /** @description One thing that is done on a page, to the first element that the selector finds. */
    readonly ConfigurationStep: {
      /** @description Clicks the first element that this selector finds. */
      readonly click?: string;
      /** @description Fills the first element that this selector finds. */
      readonly fill?: string;
      /** @description With this text. */
      readonly with?: string;
    } & (unknown | unknown);
    readonly ConfigurationPlace: string;
    readonly ConfigurationPort: number;
    readonly ConfigurationAddress: string;
    readonly ConfigurationApp: {
      /** @description The client id under which it is registered. */
      readonly clientId: string;
      /** @description Its secret; write `env:NAME` and keep it out of the file. */
      readonly clientSecret?: string;
      /** @description Its registered redirect URLs; the kit uses the first. */
      readonly redirectUris: readonly string[];
    };
    /**
     * Result file
     * @description `conformance.json`, which every verify run writes for other programs. Later versions may add members.
     */
    readonly Conformance: {
      /**
       * @description The version of this form.
       * @constant
       */
      readonly format: 1;
      /** @description What wrote it. */
      readonly kit: {
        /** @description Always `locspec`. */
        readonly name: string;
        /** @description Its release. */
        readonly version: string;
      };
      /** @description The source document that the requirements come from. */
      readonly source: {
        /** @description The hash of the document’s bytes. */
        readonly sha256: string;
      };
      /** @description What was verified. */
      readonly target: {
        /**
         * @description A service, or an app with a module.
         * @enum {string}
         */
        readonly kind: 'service' | 'app';
        /** @description As people may call it. */
        readonly name: string;
        /** @description The addresses that were verified, by their names in the configuration. */
        readonly addresses: {
          readonly [key: string]: string;
        };
      };
      /** @description How the run went. */
      readonly run: {
        /**
         * Format: date-time
         * @description When it began.
         * @example 2024-01-31T12:00:00Z
         */
        readonly startedAt: string;
        /** @description How long it took, in milliseconds. */
        readonly durationMs: number;
        /** @description Gives the same generated cases again. */
        readonly seed: number;
        /**
         * @description Which part of how many.
         * @example 1/1
         */
        readonly shard: string;
        /** @description How many checks ran side by side. */
        readonly workers: number;
      };
      /**
       * @description What the run comes to; see below.
       * @enum {string}
       */
      readonly verdict: 'conforms' | 'violates' | 'nothing proved';
      /** @description By what the answers could be judged, and how many judges noticed the doctored inputs they were fed first. */
      readonly power: {
        /**
         * @description The strongest power that a judge had.
         * @enum {string}
         */
        readonly level: 'data' | 'records' | 'relations';
        /** @description Expressions whose answers were judged. */
        readonly queries?: number;
        /** @description The judges, which are fed what they must reject before each run. */
        readonly judges: {
          /** @description How many rejected all of it. */
          readonly armed: number;
          /** @description How many there are. */
          readonly of: number;
        };
      };
      /** @description How many requirements have each status. */
      readonly counts: {
        /** @description Decided, and nothing was found. */
        readonly pass: number;
        /** @description A breach of what is stated. */
        readonly fail: number;
        /** @description A breach of a standard. */
        readonly warn: number;
        /** @description Another answer than the kit’s where nobody says which. */
        readonly unspecified: number;
        /** @description Something stood in the way, or no check of the run decides it. */
        readonly untested: number;
        /** @description The target does not offer what it takes. */
        readonly notApplicable: number;
        /** @description Fails, and is listed as expected. */
        readonly expectedFail: number;
        /** @description The kit itself failed. */
        readonly error: number;
      };
      /** @description Every requirement that concerns the target. */
      readonly requirements: readonly {
        /** @description Its id, which does not change. */
        readonly id: components['schemas']['ConformanceId'];
        /**
         * @description Who says it: the source, a standard, or only the kit.
         * @enum {string}
         */
        readonly standing: 'stated' | 'standard' | 'assumed';
        /** @description Section of the source. */
        readonly source: string;
        /** @description The requirement in a sentence. */
        readonly says: string;
        /**
         * @description How it stands after this run.
         * @enum {string}
         */
        readonly status:
          'pass' | 'fail' | 'warn' | 'unspecified' | 'untested' | 'notApplicable' | 'expectedFail' | 'error';
        /** @description Ids of the checks that cite it. */
        readonly checks: readonly string[];
      }[];
      /** @description What is wrong with the file of expected failures: entries that pass by now, entries that have expired, and names that nothing has. Each makes a run fail. */
      readonly expectedFailures?: {
        readonly stale: readonly components['schemas']['ExpectedFailuresEntry'][];
        readonly expired: readonly components['schemas']['ExpectedFailuresEntry'][];
        readonly unknown: readonly {
          readonly name: string;
          /** @description The nearest name that is known. */
          readonly nearest?: string;
        }[];
      };
      /** @description What was found, one for each cause. */
      readonly findings: readonly {
        /** @description The id of the requirement that is broken. */
        readonly requirement: components['schemas']['ConformanceId'];
        /** @description The id of the check that found it. */
        readonly check: string;
        /** @description What is wrong, in a line. */
        readonly title: string;
        /** @description What had to come. */
        readonly expected: string;
        /** @description What came. */
        readonly actual: string;
        /** @description What shows it. */
        readonly evidence: {
          /** @description Requests and their responses, with the secrets struck out. */
          readonly exchanges: readonly Record<string, unknown>[];
          /** @description The smallest case that was found. */
          readonly counterexample?: Record<string, unknown>;
        };
        /** @description The command that runs the case again. */
        readonly replay: string;
        /** @description The name of the case for `locspec replay`. */
        readonly case?: string;
        /** @description The command that runs the whole check again. */
        readonly again?: string;
      }[];
    };
    /** @example oauth.token.verifier-required */
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
     * Expected failures
     * @description What `--expected-failures FILE` reads, in YAML or JSON: failures that are known and accepted for a time. What is listed is still run.
     */
    readonly ExpectedFailures: readonly components['schemas']['ExpectedFailuresEntry'][];
    /** @description One failure that is accepted: of a requirement, or of a check. */
    readonly ExpectedFailuresEntry: {
      /** @description The requirement that is expected to be broken, whichever check finds it. */
      readonly requirement?: string;
      /** @description The check whose findings are expected, whatever they break; without its edition it stands for both. */
      readonly check?: string;
      /** @description Why it is accepted. */
      readonly reason: string;
      /** @description Who mends it. */
      readonly owner?: string;
      /** @description Where it is followed, as an address or a number. */
      readonly issue?: string | number;
      /**
       * @description The last day on which it is accepted.
       * @example 2027-01-31
       */
      readonly expires?: string;
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
    /**
     * Format: uri
     * @example https://files.example/7
     */
    readonly JobRequestAddress: string;
    /** @example eyJhIjoiQSJ9 */
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
           * @example /process
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
          /**
           * @description when
           * @example 2024-01-31 12:00:00
           */
          readonly added?: string | null;
        }[];
        /** @description approvals given to the translation */
        readonly approvals?: readonly {
          /** @description who approved */
          readonly user?: number | null;
          /**
           * @description when
           * @example 2024-01-31 12:00:00
           */
          readonly added?: string | null;
        }[];
        /**
         * @description when it last changed
         * @example 2024-01-31 12:00:00
         */
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
      /**
       * @description when the string was added
       * @example 2024-01-31 12:00:00
       */
      readonly added?: string | null;
      /**
       * @description when the string last changed
       * @example 2024-01-31 12:00:00
       */
      readonly updated?: string | null;
    };
    /** translation */
    readonly Translation: {
      /** @description the id of the record in list answers */
      readonly id: number;
      /** @description the code that its list is asked for */
      readonly language?: string | null;
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
        /**
         * @description when
         * @example 2024-01-31 12:00:00
         */
        readonly added?: string | null;
      }[];
      /** @description approvals given to the translation */
      readonly approvals?: readonly {
        /** @description who approved */
        readonly user?: number | null;
        /**
         * @description when
         * @example 2024-01-31 12:00:00
         */
        readonly added?: string | null;
      }[];
      /**
       * @description when it last changed
       * @example 2024-01-31 12:00:00
       */
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
        /**
         * Format: date-time
         * @example 2024-01-31T12:00:00+00:00
         */
        readonly createdAt?: string | null;
        /**
         * Format: date-time
         * @example 2024-01-31T12:00:00+00:00
         */
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
      /**
       * Format: date-time
       * @example 2024-01-31T12:00:00+00:00
       */
      readonly createdAt?: string | null;
      /**
       * Format: date-time
       * @example 2024-01-31T12:00:00+00:00
       */
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
      /**
       * Format: date-time
       * @example 2024-01-31T12:00:00+00:00
       */
      readonly createdAt?: string | null;
      /**
       * Format: date-time
       * @example 2024-01-31T12:00:00+00:00
       */
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
    readonly TokenRequest: {
      /** @enum {string} */
      readonly grant_type: 'authorization_code' | 'refresh_token';
    } & (components['schemas']['TokenRequestExchange'] | components['schemas']['TokenRequestRefresh']);
    /**
     * Code exchange
     * @description Trades the code of the callback for the first pair of tokens.
     */
    readonly TokenRequestExchange: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
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
    };
    /**
     * Refresh
     * @description Trades the latest refresh token for the next pair of tokens.
     */
    readonly TokenRequestRefresh: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
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
      /**
       * @description `bearer`. Whether its case matters is open, so any is taken.
       * @example bearer
       */
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
  responses: {
    /** @description A parameter is not right, as `croql` with an expression that is malformed or means nothing here. */
    readonly invalid: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ValidationErrors'];
      };
    };
    /** @description There is no token, or it is not valid any more. */
    readonly unauthorized: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": {
         *         "message": "Unauthorized",
         *         "code": 401
         *       }
         *     }
         */
        readonly 'application/json': components['schemas']['ApiError'];
      };
    };
    /** @description The scopes of the token do not cover the call. */
    readonly forbidden: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": {
         *         "message": "Not allowed endpoint for token scopes",
         *         "code": 403
         *       }
         *     }
         */
        readonly 'application/json': components['schemas']['ApiError'];
      };
    };
    /** @description Nothing has that id. */
    readonly notFound: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": {
         *         "message": "Resource Not Found",
         *         "code": 404
         *       }
         *     }
         */
        readonly 'application/json': components['schemas']['ApiError'];
      };
    };
    /** @description The call comes too soon. The body need not be JSON. */
    readonly rateLimited: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": {
         *         "message": "Too Many Requests",
         *         "code": 429
         *       }
         *     }
         */
        readonly 'application/json': components['schemas']['ApiError'];
        readonly 'text/html': string;
      };
    };
  };
  parameters: {
    /**
     * @description Id of the project.
     * @example 1
     */
    readonly projectId: number;
    /**
     * @description A CroQL expression; the list holds the records for which it is true. The grammar stands in `croql/grammar.md`,
     *     the members that an expression can name in `croql/contexts.json`, by `x-locspec-context` of the operation.
     * @example is hidden and not is duplicate and count of translations > 0
     */
    readonly croql: string;
    /**
     * @description By which members of the records the list is ordered, each with `asc` or `desc` after it.
     * @example createdAt desc,text
     */
    readonly orderBy: string;
    /** @description How many records a page may have. */
    readonly limit: number;
    /** @description How many records to skip. */
    readonly offset: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type TokenError = components['schemas']['TokenError'];
export type ApiError = components['schemas']['ApiError'];
export type ValidationErrors = components['schemas']['ValidationErrors'];
export type Pagination = components['schemas']['Pagination'];
export type ProjectList = components['schemas']['ProjectList'];
export type StringList = components['schemas']['StringList'];
export type TranslationList = components['schemas']['TranslationList'];
export type SegmentList = components['schemas']['SegmentList'];
export type TermList = components['schemas']['TermList'];
export type RecordDate = components['schemas']['RecordDate'];
export type ListedProject = components['schemas']['ListedProject'];
export type ListedString = components['schemas']['ListedString'];
export type ListedTranslation = components['schemas']['ListedTranslation'];
export type RecordUser = components['schemas']['RecordUser'];
export type ListedSegment = components['schemas']['ListedSegment'];
export type ListedTerm = components['schemas']['ListedTerm'];
export type Case = components['schemas']['Case'];
export type CaseTitle = components['schemas']['CaseTitle'];
export type CaseCites = components['schemas']['CaseCites'];
export type CaseRequirement = components['schemas']['CaseRequirement'];
export type CaseStanding = components['schemas']['CaseStanding'];
export type CaseCroql = components['schemas']['CaseCroql'];
export type CaseVerdict = components['schemas']['CaseVerdict'];
export type CaseJobRequest = components['schemas']['CaseJobRequest'];
export type CaseJob = components['schemas']['CaseJob'];
export type CasePkce = components['schemas']['CasePkce'];
export type CaseRedirect = components['schemas']['CaseRedirect'];
export type Configuration = components['schemas']['Configuration'];
export type ConfigurationSteps = components['schemas']['ConfigurationSteps'];
export type ConfigurationStep = components['schemas']['ConfigurationStep'];
export type ConfigurationPlace = components['schemas']['ConfigurationPlace'];
export type ConfigurationPort = components['schemas']['ConfigurationPort'];
export type ConfigurationAddress = components['schemas']['ConfigurationAddress'];
export type ConfigurationApp = components['schemas']['ConfigurationApp'];
export type Conformance = components['schemas']['Conformance'];
export type ConformanceId = components['schemas']['ConformanceId'];
export type Dataset = components['schemas']['Dataset'];
export type DatasetLanguage = components['schemas']['DatasetLanguage'];
export type ExpectedFailures = components['schemas']['ExpectedFailures'];
export type ExpectedFailuresEntry = components['schemas']['ExpectedFailuresEntry'];
export type JobRequest = components['schemas']['JobRequest'];
export type JobRequestAddress = components['schemas']['JobRequestAddress'];
export type JobRequestBase64 = components['schemas']['JobRequestBase64'];
export type JobResponse = components['schemas']['JobResponse'];
export type Language = components['schemas']['Language'];
export type ModuleManifest = components['schemas']['ModuleManifest'];
export type SourceString = components['schemas']['SourceString'];
export type Translation = components['schemas']['Translation'];
export type TmSegment = components['schemas']['TmSegment'];
export type GlossaryTerm = components['schemas']['GlossaryTerm'];
export type GlossaryConcept = components['schemas']['GlossaryConcept'];
export type StringRecord = components['schemas']['StringRecord'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type TokenRequestExchange = components['schemas']['TokenRequestExchange'];
export type TokenRequestRefresh = components['schemas']['TokenRequestRefresh'];
export type TokenResponse = components['schemas']['TokenResponse'];
export type TranslationEntry = components['schemas']['TranslationEntry'];
export type ResponseInvalid = components['responses']['invalid'];
export type ResponseUnauthorized = components['responses']['unauthorized'];
export type ResponseForbidden = components['responses']['forbidden'];
export type ResponseNotFound = components['responses']['notFound'];
export type ResponseRateLimited = components['responses']['rateLimited'];
export type ParameterProjectId = components['parameters']['projectId'];
export type ParameterCroql = components['parameters']['croql'];
export type ParameterOrderBy = components['parameters']['orderBy'];
export type ParameterLimit = components['parameters']['limit'];
export type ParameterOffset = components['parameters']['offset'];
export type $defs = Record<string, never>;
export interface operations {
  readonly authorize: {
    readonly parameters: {
      readonly query: {
        /**
         * @description Id of the registered app.
         * @example app-1
         */
        readonly client_id: string;
        /**
         * @description Has to be one of the redirect URLs that the app registered; nobody is redirected to any other.
         * @example https://app.example/callback
         */
        readonly redirect_uri: string;
        readonly response_type: 'code';
        /**
         * @description One or more scopes, with spaces between and no quotes. Which there are is open.
         * @example project tm
         */
        readonly scope: string;
        /**
         * @description A random string that nobody can guess, strongly recommended: it comes back unchanged with either outcome and
         *     protects against cross-site request forgery.
         * @example af0ifjsldkj
         */
        readonly state?: string;
        /**
         * @description The SHA-256 hash of the `code_verifier` in Base64-URL, or with `plain` the verifier itself. Public apps have
         *     to send it, and get the error `invalid_request` in place of a code when they do not; for confidential apps
         *     it is strongly recommended.
         * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
         */
        readonly code_challenge?: string;
        /** @description How the challenge was made from the verifier. Without it the verifier was not hashed; send `S256`. */
        readonly code_challenge_method?: 'S256' | 'plain';
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page that asks the user to approve the scopes. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/html': string;
        };
      };
      /** @description The user has decided, or the request was refused and its `redirect_uri` is registered. */
      readonly 302: {
        headers: {
          /**
           * @description `redirect_uri` with the outcome added to its query string: `code` after an approval, `error` otherwise,
           *     and in either case the `state` of the request. The code can be exchanged for a limited time.
           */
          readonly Location: string;
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A page that tells the error, when `redirect_uri` is not registered or there is no such app. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/html': string;
        };
      };
    };
  };
  readonly getToken: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['TokenRequest'];
        readonly 'application/x-www-form-urlencoded': components['schemas']['TokenRequest'];
      };
    };
    readonly responses: {
      /** @description A new pair of tokens. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "access_token": "f3b1c2",
           *       "token_type": "bearer",
           *       "expires_in": 7200,
           *       "refresh_token": "9a7d40"
           *     }
           */
          readonly 'application/json': components['schemas']['TokenResponse'];
        };
      };
      /** @description The request is incomplete, or what it shows is not valid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "invalid_grant",
           *       "error_description": "The code has expired."
           *     }
           */
          readonly 'application/json': components['schemas']['TokenError'];
        };
      };
      /** @description The app has not shown who it is. */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "invalid_client",
           *       "error_description": "The client secret is wrong."
           *     }
           */
          readonly 'application/json': components['schemas']['TokenError'];
        };
      };
    };
  };
  readonly listProjects: {
    readonly parameters: {
      readonly query?: {
        /** @description How many records a page may have. */
        readonly limit?: components['parameters']['limit'];
        /** @description How many records to skip. */
        readonly offset?: components['parameters']['offset'];
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of projects that the user of the token can see. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "data": {
           *             "id": 1,
           *             "identifier": "demo",
           *             "name": "Demo",
           *             "sourceLanguageId": "en",
           *             "targetLanguageIds": [
           *               "uk"
           *             ]
           *           }
           *         }
           *       ],
           *       "pagination": {
           *         "offset": 0,
           *         "limit": 25
           *       }
           *     }
           */
          readonly 'application/json': components['schemas']['ProjectList'];
        };
      };
      readonly 401: components['responses']['unauthorized'];
      readonly 403: components['responses']['forbidden'];
      readonly 429: components['responses']['rateLimited'];
    };
  };
  readonly listStrings: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description A CroQL expression; the list holds the records for which it is true. The grammar stands in `croql/grammar.md`,
         *     the members that an expression can name in `croql/contexts.json`, by `x-locspec-context` of the operation.
         * @example is hidden and not is duplicate and count of translations > 0
         */
        readonly croql?: components['parameters']['croql'];
        /**
         * @description By which members of the records the list is ordered, each with `asc` or `desc` after it.
         * @example createdAt desc,text
         */
        readonly orderBy?: components['parameters']['orderBy'];
        /** @description How many records a page may have. */
        readonly limit?: components['parameters']['limit'];
        /** @description How many records to skip. */
        readonly offset?: components['parameters']['offset'];
      };
      readonly header?: never;
      readonly path: {
        /**
         * @description Id of the project.
         * @example 1
         */
        readonly projectId: components['parameters']['projectId'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of the strings for which the expression is true. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "data": {
           *             "id": 101,
           *             "projectId": 1,
           *             "branchId": null,
           *             "identifier": "menu.open",
           *             "text": "Open a file",
           *             "type": "text",
           *             "context": "The file menu",
           *             "maxLength": 20,
           *             "isHidden": false,
           *             "isDuplicate": false,
           *             "masterStringId": null,
           *             "hasPlurals": false,
           *             "isIcu": false,
           *             "labelIds": [
           *               3
           *             ],
           *             "webUrl": "https://acme.example/editor/demo/101",
           *             "createdAt": "2024-01-31T12:00:00+00:00",
           *             "updatedAt": null,
           *             "fileId": 7,
           *             "directoryId": null,
           *             "revision": 1
           *           }
           *         }
           *       ],
           *       "pagination": {
           *         "offset": 0,
           *         "limit": 25
           *       }
           *     }
           */
          readonly 'application/json': components['schemas']['StringList'];
        };
      };
      readonly 400: components['responses']['invalid'];
      readonly 401: components['responses']['unauthorized'];
      readonly 403: components['responses']['forbidden'];
      readonly 404: components['responses']['notFound'];
      readonly 429: components['responses']['rateLimited'];
    };
  };
  readonly listTranslations: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description A CroQL expression; the list holds the records for which it is true. The grammar stands in `croql/grammar.md`,
         *     the members that an expression can name in `croql/contexts.json`, by `x-locspec-context` of the operation.
         * @example is hidden and not is duplicate and count of translations > 0
         */
        readonly croql?: components['parameters']['croql'];
        /**
         * @description By which members of the records the list is ordered, each with `asc` or `desc` after it.
         * @example createdAt desc,text
         */
        readonly orderBy?: components['parameters']['orderBy'];
        /** @description How many records a page may have. */
        readonly limit?: components['parameters']['limit'];
        /** @description How many records to skip. */
        readonly offset?: components['parameters']['offset'];
      };
      readonly header?: never;
      readonly path: {
        /**
         * @description Id of the project.
         * @example 1
         */
        readonly projectId: components['parameters']['projectId'];
        /**
         * @description Code of the language.
         * @example uk
         */
        readonly languageId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of the translations for which the expression is true. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "data": {
           *             "stringId": 101,
           *             "contentType": "text/plain",
           *             "translationId": 9001,
           *             "text": "Відкрити файл",
           *             "user": {
           *               "id": 1,
           *               "username": "alice",
           *               "fullName": "Alice",
           *               "avatarUrl": "https://acme.example/alice.png"
           *             },
           *             "createdAt": "2024-02-01T08:30:00+00:00",
           *             "provider": null,
           *             "isPreTranslated": false
           *           }
           *         },
           *         {
           *           "data": {
           *             "stringId": 102,
           *             "contentType": "application/vnd.crowdin.text+plural",
           *             "plurals": [
           *               {
           *                 "translationId": 9002,
           *                 "text": "%d файл",
           *                 "pluralForm": "one",
           *                 "user": {
           *                   "id": 1,
           *                   "username": "alice"
           *                 },
           *                 "createdAt": "2024-02-01T08:31:00+00:00"
           *               }
           *             ]
           *           }
           *         }
           *       ],
           *       "pagination": {
           *         "offset": 0,
           *         "limit": 25
           *       }
           *     }
           */
          readonly 'application/json': components['schemas']['TranslationList'];
        };
      };
      readonly 400: components['responses']['invalid'];
      readonly 401: components['responses']['unauthorized'];
      readonly 403: components['responses']['forbidden'];
      readonly 404: components['responses']['notFound'];
      readonly 429: components['responses']['rateLimited'];
    };
  };
  readonly listSegments: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description A CroQL expression; the list holds the records for which it is true. The grammar stands in `croql/grammar.md`,
         *     the members that an expression can name in `croql/contexts.json`, by `x-locspec-context` of the operation.
         * @example is hidden and not is duplicate and count of translations > 0
         */
        readonly croql?: components['parameters']['croql'];
        /**
         * @description By which members of the records the list is ordered, each with `asc` or `desc` after it.
         * @example createdAt desc,text
         */
        readonly orderBy?: components['parameters']['orderBy'];
        /** @description How many records a page may have. */
        readonly limit?: components['parameters']['limit'];
        /** @description How many records to skip. */
        readonly offset?: components['parameters']['offset'];
      };
      readonly header?: never;
      readonly path: {
        /**
         * @description Id of the translation memory. Its type is open.
         * @example 1
         */
        readonly tmId: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of the segments for which the expression is true. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "data": {
           *             "id": 1,
           *             "records": [
           *               {
           *                 "id": 11,
           *                 "languageId": "uk",
           *                 "text": "Відкрити файл",
           *                 "usageCount": 4,
           *                 "createdBy": 1,
           *                 "updatedBy": 2,
           *                 "createdAt": "2024-01-31T12:00:00+00:00",
           *                 "updatedAt": "2024-02-01T08:30:00+00:00"
           *               }
           *             ]
           *           }
           *         }
           *       ],
           *       "pagination": {
           *         "offset": 0,
           *         "limit": 25
           *       }
           *     }
           */
          readonly 'application/json': components['schemas']['SegmentList'];
        };
      };
      readonly 400: components['responses']['invalid'];
      readonly 401: components['responses']['unauthorized'];
      readonly 403: components['responses']['forbidden'];
      readonly 404: components['responses']['notFound'];
      readonly 429: components['responses']['rateLimited'];
    };
  };
  readonly listTerms: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description A CroQL expression; the list holds the records for which it is true. The grammar stands in `croql/grammar.md`,
         *     the members that an expression can name in `croql/contexts.json`, by `x-locspec-context` of the operation.
         * @example is hidden and not is duplicate and count of translations > 0
         */
        readonly croql?: components['parameters']['croql'];
        /**
         * @description By which members of the records the list is ordered, each with `asc` or `desc` after it.
         * @example createdAt desc,text
         */
        readonly orderBy?: components['parameters']['orderBy'];
        /** @description How many records a page may have. */
        readonly limit?: components['parameters']['limit'];
        /** @description How many records to skip. */
        readonly offset?: components['parameters']['offset'];
      };
      readonly header?: never;
      readonly path: {
        /**
         * @description Id of the glossary.
         * @example 1
         */
        readonly glossaryId: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of the terms for which the expression is true. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "data": {
           *             "id": 1,
           *             "userId": 1,
           *             "glossaryId": 1,
           *             "languageId": "en",
           *             "text": "string",
           *             "description": "A piece of text to be translated.",
           *             "partOfSpeech": "noun",
           *             "status": "not recommended",
           *             "type": "full form",
           *             "gender": null,
           *             "note": "",
           *             "url": "https://acme.example/terms/string",
           *             "conceptId": 5,
           *             "lemma": "string",
           *             "createdAt": "2024-01-31T12:00:00+00:00",
           *             "updatedAt": null
           *           }
           *         }
           *       ],
           *       "pagination": {
           *         "offset": 0,
           *         "limit": 25
           *       }
           *     }
           */
          readonly 'application/json': components['schemas']['TermList'];
        };
      };
      readonly 400: components['responses']['invalid'];
      readonly 401: components['responses']['unauthorized'];
      readonly 403: components['responses']['forbidden'];
      readonly 404: components['responses']['notFound'];
      readonly 429: components['responses']['rateLimited'];
    };
  };
  readonly processFile: {
    readonly parameters: {
      readonly query?: {
        /** @description Shows the app that the service is calling. Whether and how it does is open. */
        readonly jwtToken?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['JobRequest'];
      };
    };
    readonly responses: {
      /** @description The strings as they shall be added, or an error for the user to see. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['JobResponse'];
        };
      };
      /** @description The strings shall be added as they were parsed. */
      readonly 304: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The app does not believe that the service is calling. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
