// Generated from openapi.source.yaml and schemas/ by spec/generate/schemas.ts.
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
     * @description One test vector for implementers in any language: an input and its expected result. `kind` says what is tested.
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
    /** @description What happens, in a unique sentence. */
    readonly CaseTitle: string;
    /** @description Ids of the requirements that the case is about. */
    readonly CaseCites: readonly components['schemas']['CaseRequirement'][];
    /** @example oauth.token.verifier-required */
    readonly CaseRequirement: string;
    /**
     * @description Who says so: the source, a standard that it names, or only the kit, which had to resolve a gap.
     * @enum {string}
     */
    readonly CaseStanding: 'stated' | 'standard' | 'assumed';
    /**
     * Expression
     * @description An expression, the records that it is evaluated on, and its result.
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
      /** @description Resolutions of gaps that the case needs in place of the kit's defaults, by gap id. */
      readonly answers?: {
        readonly [key: string]: string;
      };
      /** @enum {string} */
      readonly context: 'source-string' | 'translation' | 'tm-segment' | 'glossary-term';
      /**
       * @description Absent: both editions.
       * @enum {string}
       */
      readonly edition?: 'hosted' | 'enterprise';
      /**
       * Format: date-time
       * @description The current time, for `'today'`.
       * @example 2024-01-31T12:00:00Z
       */
      readonly now?: string;
      /** @description The name of a dataset beside the cases, a dataset, or the records. Of a dataset, all records of the context count. */
      readonly data: string | Record<string, unknown> | readonly unknown[];
      readonly expression: string;
      /** @description The ids of the records for which the expression is true, or its value for the only record, or the error. */
      readonly expect: {
        readonly ids?: readonly number[];
        readonly value?: boolean | number | string | null;
        readonly error?: {
          /**
           * @description Whether the expression is malformed, or has no meaning in its context.
           * @enum {string}
           */
          readonly kind: 'syntax' | 'logic';
          /** @example unknown-member */
          readonly code: string;
          /** @description Where in the expression, in UTF-16 code units, without the end. */
          readonly at: {
            readonly start: number;
            readonly end: number;
          };
        };
      };
    };
    readonly CaseVerdict: {
      readonly conforms: boolean;
      /** @description The requirements that are violated, when it does not conform. */
      readonly breaks?: readonly components['schemas']['CaseRequirement'][];
    };
    /**
     * Job request
     * @description What a service sends to a module, and whether it conforms.
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
      /** @description The texts at the addresses in the job, by address. */
      readonly files?: {
        readonly [key: string]: string;
      };
      readonly expect: components['schemas']['CaseVerdict'];
    };
    /**
     * Job
     * @description A job, the response of an app, and whether the response conforms.
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
      /** @description The texts at the addresses in the job and in the response, by address. */
      readonly files?: {
        readonly [key: string]: string;
      };
      readonly expect: components['schemas']['CaseVerdict'];
    };
    /**
     * Proof key
     * @description A verifier, the challenge that was sent before it, and whether they match.
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
       * @description As it was sent; absent when there was none.
       * @enum {string}
       */
      readonly method?: 'S256' | 'plain';
      readonly challenge: string;
      readonly valid: boolean;
    };
    /**
     * Redirect
     * @description The redirect URLs that an app registered, a requested one, and whether the browser may be sent there.
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
      /**
       * @description A token for read-only runs without the authorization flow.
       * @example one line of ASCII characters
       */
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
          /**
           * @description Where it goes: `query:NAME`, or `header:NAME` after `Bearer`.
           * @example header:Authorization
           */
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
        /**
         * @description Where the strings and previews that the app gives by address may be besides the app itself, such as a storage. The kit reads no other address of a response.
         * @example [
         *       "https://files.example"
         *     ]
         */
        readonly origins?: readonly string[];
        /** @description Jobs that the app changes, for an app that changes nothing of the kit's own: files, and the strings that parsing them gave. Each is sent as well, inline and by address. Two or more, since an app that makes the same of every job may process nothing. */
        readonly jobs?: readonly {
          /** @description The file that is imported. */
          readonly file: {
            /** @description Its name. */
            readonly name: string;
            /** @description Its text, as it is and not in base64. */
            readonly content: string;
          };
          /** @description Its strings, as the source writes string records. */
          readonly strings: readonly components['schemas']['StringRecord'][];
          /** @description The target languages, of those that the kit knows; none for a new source file. */
          readonly targetLanguageIds?: readonly (
            | 'en'
            | 'uk'
            | 'de'
            | 'ja'
            | 'pt-BR'
            | 'en-GB'
            | 'pt-PT'
            | 'ar'
            | 'he'
            | 'id'
            | 'yi'
            | 'nb'
            | 'zh-TW'
            | 'zh-CN'
            | 'es-419'
            | 'fil'
            | 'cy'
            | 'sr-CS'
            | 'fr'
            | 'it'
            | 'en-XA'
            | 'ach'
            | 'fr-CA'
          )[];
        }[];
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
         * @description A service or an app.
         * @enum {string}
         */
        readonly kind: 'service' | 'app';
        /** @description Its name for people. */
        readonly name: string;
        /** @description The verified addresses, by their names in the configuration. */
        readonly addresses: {
          readonly [key: string]: string;
        };
      };
      /** @description How the run went. */
      readonly run: {
        /**
         * Format: date-time
         * @description When it started.
         * @example 2024-01-31T12:00:00Z
         */
        readonly startedAt: string;
        /** @description How long it took, in milliseconds. */
        readonly durationMs: number;
        /** @description The random seed. The same seed generates the same cases on every machine. */
        readonly seed: number;
        /**
         * @description The part of the run that this file is about: part/number of parts.
         * @example 1/1
         */
        readonly shard: string;
        /** @description Number of checks that ran in parallel. */
        readonly workers: number;
        /** @description Number of generated cases, if the run was asked for one. */
        readonly runs?: number;
        /**
         * @description The oracle, if the run was asked for one.
         * @enum {string}
         */
        readonly oracle?: 'reference' | 'records' | 'metamorphic';
        /**
         * @description How much the run asked, if a depth was given.
         * @enum {string}
         */
        readonly depth?: 'quick' | 'default' | 'deep';
        /** @description How long a job of an app or a request takes, in milliseconds, if so long that the run asked what one of the depth `quick` asks. */
        readonly slowJobMs?: number;
        /**
         * @description How the run ended. After anything but `whole` the counts are incomplete.
         * @enum {string}
         */
        readonly ended?:
          'whole' | 'target lost' | 'first failure' | 'interrupted' | 'kit failed' | 'shard missing' | 'out of time';
        /** @description Whether the run ended as `whole`. */
        readonly complete?: boolean;
        /** @description Why the run ended early. */
        readonly reason?: string;
      };
      /**
       * @description The result of the run; see below.
       * @enum {string}
       */
      readonly verdict: 'conforms' | 'violates' | 'inconclusive';
      /** @description What the run exits with. */
      readonly exitCode: number;
      /** @description Why requirements were not decided, the most frequent cause first. */
      readonly causes: readonly {
        /**
         * @description The kind of cause.
         * @example app-refuses-calls
         */
        readonly code: string;
        /** @description The cause in words. */
        readonly says: string;
        /** @description The configuration key, flag or state that removes it. */
        readonly fix?: string;
        /** @description Number of requirements that are `untested` because of it. */
        readonly untested: number;
        /** @description Number of requirements that are `notApplicable` because of it. */
        readonly notApplicable: number;
        /** @description Number of checks that did not run because of it, though others decided some of their requirements. */
        readonly checks?: number;
      }[];
      /** @description How many of the stated requirements were decided. */
      readonly coverage: {
        /** @description Of the whole run. */
        readonly stated: {
          /** @description Requirements that passed or failed, expectedly or not. */
          readonly decided: number;
          /** @description Requirements that apply to the target. */
          readonly applicable: number;
          /** @description All requirements. */
          readonly of: number;
        };
        /** @description Of each area of the run: `oauth`, `croql`, `lists`, `module`, `contracts`. */
        readonly areas: {
          readonly [key: string]: {
            /** @description Whether the target was seen to do the main job of the area, its positive control. */
            readonly control: boolean;
            /** @description Requirements that passed or failed, expectedly or not. */
            readonly decided: number;
            /** @description Requirements that apply to the target. */
            readonly applicable: number;
            /** @description All requirements. */
            readonly of: number;
          };
        };
      };
      /** @description What the results were checked against, and how many rules passed their self-test. */
      readonly oracle: {
        /**
         * @description The strongest oracle that was used: our dataset (`reference`), the records that the responses show (`records`), or relations between results (`metamorphic`).
         * @enum {string}
         */
        readonly level: 'reference' | 'records' | 'metamorphic';
        /** @description Number of CroQL expressions whose results were checked. */
        readonly expressions: number;
        /** @description The self-test of the rules. Before each run every rule is given examples that it has to reject. */
        readonly rules: {
          /** @description Number of rules that passed. */
          readonly passed: number;
          /** @description Number of rules. */
          readonly of: number;
        };
      };
      /** @description Number of requirements by status. */
      readonly counts: {
        /** @description Decided without a finding. */
        readonly pass: number;
        /** @description A stated requirement is violated. */
        readonly fail: number;
        /** @description A requirement of a standard is violated. */
        readonly warn: number;
        /** @description The target resolves a gap of the source differently from its profile (`--profile`). */
        readonly drift?: number;
        /** @description The target resolves a gap of the source differently from the kit’s default. */
        readonly unspecified: number;
        /** @description A precondition failed, or no check of the run decides it. */
        readonly untested: number;
        /** @description The target does not offer what the check needs. */
        readonly notApplicable: number;
        /** @description Violated, and listed as expected. */
        readonly expectedFail: number;
        /** @description The kit itself failed. */
        readonly error: number;
      };
      /** @description The interactions of contracts that Pact’s verifier compared. */
      readonly interactions?: readonly {
        /**
         * @description The contract.
         * @enum {string}
         */
        readonly contract: 'app-service' | 'service-app';
        /** @description The interaction, by its description. */
        readonly description: string;
        /** @description The check that had it verified. */
        readonly check: string;
        /** @description The places in which the response differs from the contract. */
        readonly differences: readonly {
          /** @description `status`, a header, or a path in the body. */
          readonly at: string;
          /** @description What the contract describes. */
          readonly expected: string;
          /** @description What came. */
          readonly actual: string;
        }[];
        /** @description Why there is no response. */
        readonly failure?: string;
      }[];
      /** @description The threats of the areas of the run, and how the target stands against each. */
      readonly threats?: readonly {
        /** @description Its document and clause in a word. */
        readonly id: string;
        /** @description The document that lists it. */
        readonly catalogue: string;
        /** @description Its section there. */
        readonly clause: string;
        /** @description What happens, in a few words. */
        readonly title: string;
        /**
         * @description `mitigated`: every requirement that serves against it passed. `partly`: some did. `not`: one is breached. `notTested`: none passed.
         * @enum {string}
         */
        readonly status: 'mitigated' | 'partly' | 'notTested' | 'not';
        /** @description The requirements that serve against it. */
        readonly requirements: readonly string[];
      }[];
      /** @description Every requirement that concerns the target. */
      readonly requirements: readonly {
        /** @description Its id, which never changes. */
        readonly id: components['schemas']['ConformanceId'];
        /**
         * @description Who says so: the source, a standard that it names, or only the kit.
         * @enum {string}
         */
        readonly standing: 'stated' | 'standard' | 'assumed';
        /** @description The section of the source. */
        readonly source: string;
        /** @description The requirement in a sentence. */
        readonly says: string;
        /**
         * @description Its status after this run.
         * @enum {string}
         */
        readonly status:
          'pass' | 'fail' | 'warn' | 'unspecified' | 'untested' | 'notApplicable' | 'expectedFail' | 'drift' | 'error';
        /** @description The checks that cite it. */
        readonly checks: readonly string[];
        /** @description Why it is `untested`, `notApplicable` or `error`, or why its failure is accepted. */
        readonly reason?: string;
        /** @description The same as data, for `untested` and `notApplicable`: a code and what it is about. */
        readonly cause?: {
          /** @description The code of one of `causes`. */
          readonly code: string;
          /** @description What it is about. */
          readonly subject?: string;
        };
        /** @description How the target resolves a gap of the source, where only the kit decides: once, or for each edition. */
        readonly resolved?: readonly ({
          /**
           * @description Absent for what both editions share.
           * @enum {unknown}
           */
          readonly edition?: 'hosted' | 'enterprise';
        } & components['schemas']['ProfileResolved'])[];
      }[];
      /** @description What is wrong with the file of expected failures: entries that pass by now, entries that have expired, and unknown names. Each fails the run. */
      readonly expectedFailures?: {
        readonly stale: readonly components['schemas']['ExpectedFailuresEntry'][];
        readonly expired: readonly components['schemas']['ExpectedFailuresEntry'][];
        readonly unknown: readonly {
          readonly name: string;
          /** @description The nearest known name. */
          readonly nearest?: string;
        }[];
      };
      /** @description The findings, one for each cause. */
      readonly findings: readonly {
        /**
         * @description The kind of finding; `locspec explain CODE` describes it.
         * @example records-differ
         */
        readonly code: string;
        /** @description The data of the finding; the members depend on the code. The sentences are made from it. */
        readonly facts: Record<string, unknown>;
        /** @description The requirement that is violated. */
        readonly requirement: components['schemas']['ConformanceId'];
        /** @description The check that found it. */
        readonly check: string;
        /** @description All checks that found it, when there may be several. */
        readonly checks?: readonly string[];
        /** @description What is wrong, in one line. */
        readonly title: string;
        /** @description What was expected. */
        readonly expected: string;
        /** @description What was found. */
        readonly actual: string;
        /** @description What shows it. */
        readonly evidence: {
          /** @description Requests and their responses, secrets redacted. */
          readonly exchanges: readonly Record<string, unknown>[];
          /** @description The smallest case that shows it. */
          readonly counterexample?: Record<string, unknown>;
        };
        /** @description The last request as a shell command. */
        readonly curl?: string;
        /** @description The command that replays the case. */
        readonly replay: string;
        /** @description The id of the case for `locspec replay`. */
        readonly case: string;
        /** @description The command that runs the whole check again. */
        readonly again: string;
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
     * @description What `--expected-failures FILE` reads, in YAML or JSON: known failures that are accepted for now. The checks still run.
     */
    readonly ExpectedFailures: readonly components['schemas']['ExpectedFailuresEntry'][];
    /** @description One accepted failure, of a requirement or of a check. */
    readonly ExpectedFailuresEntry: {
      /** @description The requirement that is expected to be violated, whichever check finds it. */
      readonly requirement?: string;
      /** @description The check whose findings are expected, whatever they violate. Without an edition it stands for both. */
      readonly check?: string;
      /** @description Why it is accepted. */
      readonly reason: string;
      /** @description Who fixes it. */
      readonly owner?: string;
      /** @description Where it is tracked, as an address or a number. */
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
    /**
     * Profile
     * @description How a service resolves the gaps of the source, as `locspec probe` observed it. `verify --profile` holds the service to it, `mock --profile` takes it on, `profile diff` compares two.
     */
    readonly Profile: {
      /**
       * @description The version of this format.
       * @constant
       */
      readonly format: 1;
      /** @description The kit that probed. */
      readonly kit: {
        readonly name: string;
        readonly version: string;
      };
      /** @description The source document that the gaps are of. */
      readonly source: {
        readonly sha256: string;
      };
      /** @description The host of the API, or the reference service. */
      readonly target: string;
      /**
       * Format: date-time
       * @description When the probe began.
       */
      readonly date: string;
      /** @description Number of requests that it sent. */
      readonly requests: number;
      /** @description The gaps that both editions share: of authorization and of modules. */
      readonly gaps: components['schemas']['ProfileGaps'];
      /** @description The gaps of the lists and of the language, for each edition that was probed. */
      readonly editions: {
        readonly hosted?: components['schemas']['ProfileGaps'];
        readonly enterprise?: components['schemas']['ProfileGaps'];
      };
    };
    /** @description Resolved gaps, by the id of the gap. */
    readonly ProfileGaps: {
      readonly [key: string]: components['schemas']['ProfileResolved'];
    };
    /** @description How one gap is resolved. */
    readonly ProfileResolved: {
      /**
       * @description `observed`: it was seen, and whatever else is known was excluded. `consistent`: nothing contradicts it, and no observation could exclude the others. `undetermined`: several are possible, or nothing could be asked. `none of the known`: what was seen fits none of them.
       * @enum {unknown}
       */
      readonly certainty: 'observed' | 'consistent' | 'undetermined' | 'none of the known';
      /** @description As `answers` of the configuration take it; `as assumed` where the kit knows its own resolution only. */
      readonly resolution?: string;
      /** @description Where it is undetermined: the resolutions that are still possible. */
      readonly possible?: readonly string[];
      /** @description What was seen, or why nothing was. */
      readonly saw: string;
      /** @description Where it is undetermined: what would decide it. */
      readonly decide?: string;
      /** @description Requests and responses that show it, secrets redacted and long texts cut. */
      readonly evidence: readonly {
        readonly request: string;
        readonly response: string;
      }[];
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
     * Strength
     * @description What the tests of an app notice of the faults of the service, as `locspec strength` measured it.
     */
    readonly Strength: {
      /**
       * @description The version of this format.
       * @constant
       */
      readonly format: 1;
      /** @description The kit that measured. */
      readonly kit: {
        readonly name: string;
        readonly version: string;
      };
      /** @description The source document that the faults violate. */
      readonly source: {
        readonly sha256: string;
      };
      /** @description The command that runs the tests. */
      readonly command: readonly string[];
      /**
       * Format: date-time
       * @description When it began.
       */
      readonly date: string;
      /** @description How long it took, in milliseconds. */
      readonly durationMs: number;
      /**
       * @description How it ended. After anything but `complete` some faults are `not run`.
       * @enum {unknown}
       */
      readonly ended: 'complete' | 'out of time' | 'tests failing' | 'interrupted';
      /** @description The numbers of all faults. */
      readonly all: components['schemas']['StrengthShare'];
      /** @description The numbers by area. */
      readonly areas: {
        readonly [key: string]: components['schemas']['StrengthShare'];
      };
      /** @description The runs with a fault or a disturbance. */
      readonly runs: {
        /** @description Their number. */
        readonly count: number;
        /** @description How many went on at once. */
        readonly concurrency: number;
        /** @description How long a run without a fault takes, in milliseconds. */
        readonly cleanMs: number;
        /** @description Number of those that left out test files which never ask for what the fault is about. */
        readonly shortened: number;
        /** @description The time that saved, in milliseconds. */
        readonly savedMs: number;
      };
      /** @description What the tests requested. */
      readonly operations: readonly {
        readonly operation: string;
        readonly times: components['schemas']['StrengthTimes'];
        readonly callers: components['schemas']['StrengthCallers'];
      }[];
      /** @description Operations that no test requests. */
      readonly neverRequested: readonly string[];
      /** @description The faults that the tests of an app can be expected to notice. */
      readonly faults: readonly {
        /** @description As `locspec mock --fault` takes it. */
        readonly id: string;
        /** @description The first word of the requirement. */
        readonly area: string;
        /** @description The requirement that the fault violates. */
        readonly breaks: string;
        /** @description What the service does wrong. */
        readonly says: string;
        /**
         * @description `noticed`: a test failed. `survived`: a response was another, and every test passed. `timed out`: the tests did not end. `unstable`: they failed though no response was another. `not run`: there was no time left. `never asked`: no response would be another.
         * @enum {unknown}
         */
        readonly status: 'noticed' | 'survived' | 'timed out' | 'unstable' | 'not run' | 'never asked';
        /** @description Where the tests ask for it; absent if they never do. */
        readonly asked?: {
          readonly times: components['schemas']['StrengthTimes'];
          /** @description Methods and routes. */
          readonly operations: readonly string[];
          readonly callers: components['schemas']['StrengthCallers'];
        };
      }[];
      /** @description How the app bears what any service does now and then. */
      readonly resilience: readonly {
        /** @enum {unknown} */
        readonly id: 'unauthorized' | 'expired' | 'rateLimited' | 'failing' | 'slow' | 'cut' | 'unknownMembers';
        readonly says: string;
        /**
         * @description `tolerated`: every test passed. `not tolerated`: a test failed.
         * @enum {unknown}
         */
        readonly status: 'tolerated' | 'not tolerated' | 'timed out' | 'not run' | 'never asked';
      }[];
      /** @description What changed since the run before, if there was one. */
      readonly before?: {
        /** Format: date-time */
        readonly date: string;
        readonly strength: components['schemas']['StrengthStrength'];
        /** @description Faults that were noticed before and survive now. */
        readonly lost: readonly string[];
        /** @description Faults that survived before and are noticed now. */
        readonly gained: readonly string[];
      };
    };
    /** @description The share of those noticed among those noticed and survived, in percent; null if there are none. */
    readonly StrengthStrength: number | null;
    /** @description How often, as far as it was counted. */
    readonly StrengthTimes: number;
    /** @description Places in the code of the app or its tests, as far as they are known. */
    readonly StrengthCallers: readonly string[];
    /** @description The number of faults of each status, and the share of those that were noticed. */
    readonly StrengthShare: {
      readonly strength: components['schemas']['StrengthStrength'];
      readonly noticed: number;
      readonly survived: number;
      readonly 'timed out': number;
      readonly unstable: number;
      readonly 'not run': number;
      readonly 'never asked': number;
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
     *     the members that an expression can name in `contexts.json` of the package, by `x-locspec-context` of the operation.
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
export type Profile = components['schemas']['Profile'];
export type ProfileGaps = components['schemas']['ProfileGaps'];
export type ProfileResolved = components['schemas']['ProfileResolved'];
export type SourceString = components['schemas']['SourceString'];
export type Translation = components['schemas']['Translation'];
export type TmSegment = components['schemas']['TmSegment'];
export type GlossaryTerm = components['schemas']['GlossaryTerm'];
export type GlossaryConcept = components['schemas']['GlossaryConcept'];
export type Strength = components['schemas']['Strength'];
export type StrengthStrength = components['schemas']['StrengthStrength'];
export type StrengthTimes = components['schemas']['StrengthTimes'];
export type StrengthCallers = components['schemas']['StrengthCallers'];
export type StrengthShare = components['schemas']['StrengthShare'];
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
