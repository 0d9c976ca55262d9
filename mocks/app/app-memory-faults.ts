import {
  changeData,
  changeJob,
  changeRecords,
  changeResponse,
  completeBy,
  createErrorPage,
  decode,
  isJob,
  ownCategories,
  part,
  readStringsBy,
  stringsOf,
  textOf,
  translateBy,
} from './app-change.ts';
import type { App, AppFault, Json } from './app-change.ts';

/** An app that keeps its responses, and gives one again to a job with the same key. */
const keepBy =
  (keyOf: (job: Json) => string): AppFault['wrap'] =>
  (app) => {
    const kept = new Map<string, string>();
    return async (request) => {
      if (!isJob(request)) return app(request);
      const key = keyOf(JSON.parse(await request.clone().text()) as Json);
      if (!kept.has(key)) kept.set(key, await (await app(request)).text());
      return new Response(kept.get(key), { headers: { 'Content-Type': 'application/json' } });
    };
  };

/** An app that reads each address once. */
const keepAddresses: AppFault['wrap'] = (app) => {
  const kept = new Map<string, Promise<string>>();
  return readStringsBy((url) => {
    const text = kept.get(url) ?? fetch(url, { redirect: 'error' }).then((response) => response.text());
    kept.set(url, text);
    return text;
  })(app);
};

/** An app that breaks at a job after it has seen what it wants of the jobs before. */
const breakAfter =
  (createIsAffected: () => (text: string, answer: string) => boolean): AppFault['wrap'] =>
  (app) => {
    const isAffected = createIsAffected();
    return changeResponse(async (answer, job) =>
      isAffected(JSON.stringify(job), await answer.clone().text()) ? createErrorPage() : answer,
    )(app);
  };

/** An app that gives the strings of the job before it last by the address of this one: there is one file for all. */
const shareOneFile: AppFault['wrap'] = (app: App) => {
  let file = '';
  const changed = changeData(({ strings, ...data }, _job, origin) => {
    file = (strings as readonly object[]).map((record) => `${JSON.stringify(record)}\n`).join('');
    return { ...data, stringsUrl: `${origin}/latest` };
  })(app);
  return async (request) => (request.url.endsWith('/latest') ? new Response(file) : changed(request));
};

/** An app whose addresses of results are made of the id of the file. */
const shareFileOfId: AppFault['wrap'] = (app: App) => {
  const files = new Map<string, string>();
  const changed = changeResponse(async (answer, job, origin) => {
    const { data, ...rest } = (await answer.clone().json()) as { readonly data?: Json };
    if (typeof data?.['stringsUrl'] !== 'string') return answer;
    const path = `/results/${String(part(job, 'file')['id'])}`;
    files.set(path, await (await app(new Request(data['stringsUrl']))).text());
    return Response.json({ ...rest, data: { ...data, stringsUrl: `${origin}${path}` } });
  })(app);
  return async (request) => {
    const file = files.get(new URL(request.url).pathname);
    return file === undefined ? changed(request) : new Response(file);
  };
};

/** An app whose addresses of results are made of the ids of project and file, and of what it counts for each organization. */
const shareFileOfOrganizations: AppFault['wrap'] = (app: App) => {
  const files = new Map<string, string>();
  const counts = new Map<unknown, number>();
  const changed = changeData(({ strings, ...data }, job, origin) => {
    const { id } = part(job, 'organization');
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    const path = `/results/${String(part(job, 'project')['id'])}-${String(part(job, 'file')['id'])}-${count}`;
    files.set(path, (strings as readonly object[]).map((record) => `${JSON.stringify(record)}\n`).join(''));
    return { ...data, stringsUrl: `${origin}${path}` };
  })(app);
  return async (request) => {
    const file = files.get(new URL(request.url).pathname);
    return file === undefined ? changed(request) : new Response(file);
  };
};

/** An app that keeps the translations into the first language of a job, and makes the others anew. */
const renewLaterLanguages: AppFault['wrap'] = changeData(({ strings, ...data }, job) => {
  const [, ...later] = (job['targetLanguages'] as readonly { readonly id: string }[]).map(({ id }) => id);
  const renew = (translations: Json): Json =>
    Object.fromEntries(
      Object.entries(translations).map(([id, entry]) => [
        id,
        later.includes(id) && typeof (entry as Json)['text'] === 'string' ? { text: `New into ${id}` } : entry,
      ]),
    );
  const write = (record: Json): Json =>
    record['translations'] === undefined ? record : { ...record, translations: renew(record['translations'] as Json) };
  return { ...data, strings: (strings as readonly Json[]).map(write) };
});

/** An app that downloads once what is at one path, for as long as that takes. */
const shareDownloads: AppFault['wrap'] = (app) => {
  const open = new Map<string, Promise<string>>();
  return readStringsBy((url) => {
    const { pathname } = new URL(url);
    const text = open.get(pathname) ?? fetch(url, { redirect: 'error' }).then((response) => response.text());
    open.set(pathname, text);
    return text.finally(() => open.delete(pathname));
  })(app);
};

/** An app whose defaults are changed by each string that has attributes. */
const shareAttributes: AppFault['wrap'] = (app) => {
  const shared: Record<string, unknown> = {};
  return changeRecords((record) => ({
    ...record,
    attributes: { ...Object.assign(shared, record['attributes']) },
  }))(app);
};

/** An app that labels strings by what their texts have: those that came without labels share one list. */
const shareLabels: AppFault['wrap'] = changeData(({ strings, ...data }) => {
  const shared = new Set<string>();
  const label = (record: Json): Json => {
    const text = String(JSON.stringify(record['text']));
    const own = [text.includes('{') && 'placeholder', /<\w/.test(text) && 'markup'].filter((each) => each !== false);
    const given = (record['labels'] ?? []) as readonly string[];
    if (given.length > 0) return { ...record, labels: [...new Set([...given, ...own])] };
    for (const each of own) shared.add(each);
    return { ...record, labels: shared };
  };
  const labelled = (strings as readonly Json[]).map(label);
  const write = (record: Json): Json => ({ ...record, labels: [...(record['labels'] as Iterable<string>)] });
  return { ...data, strings: labelled.map(write) };
});

/** An app that says in which line of the file a string is, and reads the content at an address once. */
const keepContents: AppFault['wrap'] = (app) => {
  const kept = new Map<string, Promise<ArrayBuffer>>();
  return changeJob(async (job) => {
    const { contentUrl, ...file } = part(job, 'file');
    if (typeof contentUrl !== 'string') return job;
    const bytes =
      kept.get(contentUrl) ?? fetch(contentUrl, { redirect: 'error' }).then((response) => response.arrayBuffer());
    kept.set(contentUrl, bytes);
    return {
      ...job,
      file: { ...file, content: Buffer.from(await bytes.catch(() => new ArrayBuffer(0))).toString('base64') },
    };
  })(
    changeRecords((record, _index, job) => {
      const lines = decode(job).toString('utf8').split('\n');
      return { ...record, context: `Line ${lines.findIndex((line) => line.includes(textOf(record['identifier'])))}` };
    })(app),
  );
};

/** An app that has the message of the first job that failed for all jobs after it. */
const keepFirstFailure: AppFault['wrap'] = (app) => {
  let kept: string | undefined;
  return changeResponse(async (answer) => {
    const text = await answer.clone().text();
    if (text.startsWith('{"error"')) kept ??= text;
    return kept === undefined ? answer : new Response(kept, { headers: { 'Content-Type': 'application/json' } });
  })(app);
};

/** An app that refuses a file of which a job has failed. */
const keepFailures: AppFault['wrap'] = (app) => {
  const failed = new Map<unknown, string>();
  return changeResponse(async (answer, job) => {
    const { id } = part(job, 'file');
    const text = failed.get(id) ?? (await answer.clone().text());
    if (text.startsWith('{"error"')) failed.set(id, text);
    return new Response(text, { status: answer.status, headers: answer.headers });
  })(app);
};

function keptCategories() {
  const kept = new Map<unknown, readonly string[]>();
  return (language: Json) => {
    const { id } = language;
    if (!kept.has(id)) kept.set(id, ownCategories()(language));
    return kept.get(id)!;
  };
}

/** An app that reads a job together with what a longer one before it has left. */
const readRest: AppFault['wrap'] = (app) => {
  let before = '';
  return async (request) => {
    if (!isJob(request)) return app(request);
    const text = await request.text();
    before = text + before.slice(text.length);
    return app(new Request(request.url, { method: 'POST', headers: request.headers, body: before }));
  };
};

/** An app that says in which line of the file a string is, and keeps the lines of the latest file by its name. */
const keepLines: AppFault['wrap'] = (app) => {
  let latest = { name: '', lines: [] as readonly string[] };
  return changeRecords((record, _index, job) => {
    const name = textOf(part(job, 'file')['name']);
    if (latest.name !== name) latest = { name, lines: decode(job).toString('utf8').split('\n') };
    return {
      ...record,
      context: `Line ${latest.lines.findIndex((line) => line.includes(textOf(record['identifier'])))}`,
    };
  })(app);
};

/** Faults that only earlier jobs, and jobs at the same time, show: what an app keeps of one for another. */
// prettier-ignore
export const memoryAppFaults = {
  'app.kept-by-file-id': { breaks: 'module.response.answered', says: 'A response is kept by the id of the file.', wrap: keepBy((job) => String(part(job, 'file')['id'])) },
  'app.kept-by-source-texts': { breaks: 'module.response.answered', says: 'A response is kept by the file and its source texts.', wrap: keepBy((job) => `${String(part(job, 'file')['id'])} ${JSON.stringify(stringsOf(job).map(({ text }) => text)) || String(Math.random())}`) },
  'app.error-repeated': { breaks: 'module.response.answered', says: 'The error of a job is the response to the next one as well.', wrap: (app) => {
    let failure: Response | undefined;
    return async (request) => {
      if (!isJob(request)) return app(request);
      const repeated = failure;
      failure = undefined;
      if (repeated) return repeated;
      const answer = await app(request);
      if ((await answer.clone().text()).startsWith('{"error"')) failure = answer.clone();
      return answer;
    };
  } },
  'app.languages-left-over': { breaks: 'module.response.answered', says: 'Strings of a new file get entries for the languages of the job before.', wrap: (app) => {
    let languages: readonly string[] = [];
    return changeData(({ strings, ...data }, job) => {
      const own = (job['targetLanguages'] as readonly Json[]).map(({ id }) => String(id));
      const left = own.length === 0 ? languages : [];
      languages = own;
      return { ...data, strings: (strings as readonly Json[]).map((record) => (left.length === 0 || record['hasPlurals'] ? record : { ...record, translations: Object.fromEntries(left.map((id) => [id, { text: 'left' }])) })) };
    })(app);
  } },
  'app.languages-of-the-project': { breaks: 'module.response.answered', says: 'Strings get entries for every language that a job of the project had.', wrap: (app) => {
    const known = new Map<unknown, Set<string>>();
    return changeData(({ strings, ...data }, job) => {
      const project = (job['project'] as Json)['id'];
      const languages = known.get(project) ?? new Set();
      known.set(project, languages);
      for (const { id } of job['targetLanguages'] as readonly Json[]) languages.add(String(id));
      const fill = (record: Json) => ({ ...Object.fromEntries([...languages].map((id) => [id, { text: `[${String(record['text'])}]` }])), ...(record['translations'] as Json | undefined) });
      return { ...data, strings: (strings as readonly Json[]).map((record) => (record['hasPlurals'] || languages.size === 0 ? record : { ...record, translations: fill(record) })) };
    })(app);
  } },
  'app.languages-of-every-project': { breaks: 'module.response.answered', says: 'A word of the glossary gets entries for every language that a job with languages had.', wrap: (app) => {
    const languages = new Set<string>();
    return changeRecords((record, _index, job) => {
      const own = (job['targetLanguages'] as readonly Json[]).map(({ id }) => String(id));
      for (const id of own) languages.add(id);
      return own.length > 0 && textOf(record['text']) === 'Save' ? { ...record, translations: Object.fromEntries([...languages].map((id) => [id, { text: '[Save]' }])) } : record;
    })(app);
  } },
  'app.languages-of-the-latest': { breaks: 'module.response.answered', says: 'A number gets a translation for the language of the job that came last.', wrap: (app) => {
    let latest: readonly Json[] = [];
    const copyNumbers = changeRecords((record) =>
      textOf(record['text']) === '42' ? { ...record, translations: Object.fromEntries(latest.map(({ id }) => [id, { text: '42' }])) } : record)(app);
    return async (request) => {
      if (isJob(request)) latest = (JSON.parse(await request.clone().text()) as { targetLanguages: readonly Json[] }).targetLanguages;
      return copyNumbers(request);
    };
  } },
  'app.preview-by-name': { breaks: 'module.response.answered', says: 'A preview is kept by the name of the file.', wrap: (app) => {
    const kept = new Map<unknown, unknown>();
    return changeData((data, job) => {
      const { name } = part(job, 'file');
      if (data['preview'] === undefined) return data;
      if (!kept.has(name)) kept.set(name, data['preview']);
      return { ...data, preview: kept.get(name) };
    })(app);
  } },
  'app.marked-by-id': { breaks: 'module.response.uniq-id-of-file', says: 'A string without letters is remembered by its id, for every file.', wrap: (app) => {
    const marked = new Set<unknown>();
    return changeRecords((record) => {
      if (typeof record['text'] === 'string' && !/\p{L}/u.test(record['text'])) marked.add(record['uniqId']);
      return marked.has(record['uniqId']) ? { ...record, isHidden: true } : record;
    })(app);
  } },
  'app.kept-by-content': { breaks: 'module.response.answered', says: 'A response is kept by the content of the file.', wrap: keepBy((job) => textOf(part(job, 'file')['content']) || String(Math.random())) },
  'app.kept-by-first-string': { breaks: 'module.response.answered', says: 'A response is kept by the first string and the number of strings.', wrap: keepBy((job) => (stringsOf(job)[0] ? `${JSON.stringify(stringsOf(job)[0])} ${stringsOf(job).length}` : String(Math.random()))) },
  'app.strings-file-kept': { breaks: 'module.response.answered', says: 'The strings at an address are those that were there first.', wrap: keepAddresses },
  'app.one-file-for-all': { breaks: 'module.response.answered', says: 'There is one strings file for all responses.', wrap: shareOneFile },
  'app.latest-job-for-all': { breaks: 'module.response.answered', says: 'Jobs at the same moment get the response to the latest.', wrap: (app) => {
    let latest = '';
    return async (request) => {
      if (!isJob(request)) return app(request);
      latest = await request.clone().text();
      await new Promise((resolve) => setTimeout(resolve, 1));
      return app(new Request(request.url, { method: 'POST', headers: request.headers, body: latest }));
    };
  } },
  'app.second-time': { breaks: 'module.response.inline-read', says: 'A job with translations breaks the app the second time.', wrap: breakAfter(() => {
    const seen = new Set<string>();
    return (text) => {
      const isKnown = seen.has(text);
      seen.add(text);
      return isKnown && text.includes('"status":"approved"');
    };
  }) },
  'app.says-when': { breaks: 'module.jobs-apart', says: 'Each string says when it was processed.', wrap: changeRecords((record) => ({ ...record, attributes: { ...(record['attributes'] as Json | undefined), processed: Math.floor(Date.now() / 100) } })) },
  'app.wears-out': { breaks: 'module.response.inline-read', says: 'The app breaks at every job after the two hundredth.', wrap: breakAfter(() => {
    let jobs = 0;
    return () => ++jobs > 200;
  }) },
  'app.after-an-error': { breaks: 'module.response.error-message', says: 'The job after a failed one breaks the app.', wrap: breakAfter(() => {
    let hasFailed = false;
    return (_text, answer) => {
      const isAffected = hasFailed;
      hasFailed = answer.startsWith('{"error"');
      return isAffected && !hasFailed;
    };
  }) },
  'app.latest-languages': { breaks: 'module.jobs-at-once', says: 'While strings by address are read, the number of languages becomes that of the latest job.', wrap: (app) => {
    let latest = '';
    return async (request) => {
      if (!isJob(request)) return app(request);
      const { stringsUrl, targetLanguages } = (await request.clone().json()) as { readonly stringsUrl?: string; readonly targetLanguages: readonly object[] };
      latest = `${targetLanguages.length} languages`;
      if (stringsUrl !== undefined) await (await fetch(stringsUrl)).text();
      const label = latest;
      return changeRecords((record) => ({ ...record, labels: [label] }))(app)(request);
    };
  } },
  'app.latest-file': { breaks: 'module.jobs-at-once', says: 'Each string has a label with the file of the job that came last.', wrap: (app) => {
    let latest = '';
    return async (request) => {
      if (!isJob(request)) return app(request);
      latest = /"name":\s*"([^"]+)"/.exec(await request.clone().text())?.[1] ?? '';
      const response = await app(request.clone());
      const label = `of ${latest}`;
      return changeRecords((record) => ({ ...record, labels: [label] }))(() => Promise.resolve(response))(request);
    };
  } },
  'app.grows-labels': { breaks: 'module.jobs-apart', says: 'After fifty jobs a string has a further label.', wrap: (app) => {
    let jobs = 0;
    return changeData((data) => (jobs++ < 50 ? data : { ...data, strings: (data['strings'] as readonly Json[]).map((record) => ({ ...record, labels: ['late'] })) }))(app);
  } },
  'app.attributes-shared': { breaks: 'module.response.service-type', says: 'A string without attributes has those of the last string that had some.', wrap: shareAttributes },
  'app.attributes-of-markup': { breaks: 'module.response.answered', says: 'After a text with markup, every string has its type.', wrap: (app) => {
    let hasSeen = false;
    return changeRecords((record) => {
      hasSeen ||= textOf(record['text']).includes('<b>');
      return hasSeen ? { ...record, attributes: { serviceType: 'html' } } : record;
    })(app);
  } },
  'app.result-of-id': { breaks: 'module.response.answered', says: 'The address of a result is that of every file with its id.', wrap: shareFileOfId },
  'app.context-of-text': { breaks: 'module.response.answered', says: 'A text with a placeholder has the context that it had in the first job.', wrap: (app) => {
    const contexts = new Map<string, unknown>();
    return changeRecords((record) => {
      const text = textOf(record['text']);
      if (!text.includes('{')) return record;
      if (!contexts.has(text)) contexts.set(text, record['context']);
      return { ...record, context: contexts.get(text) ?? '' };
    })(app);
  } },
  'app.pairs-over-jobs': { breaks: 'module.response.answered', says: 'A key that ends in one waits for its other half, which may come in a later job.', wrap: (app) => {
    const waiting = new Map<string, string>();
    return changeRecords((record) => {
      const [, stem, half] = /^(.*)(one|other)$/.exec(textOf(record['identifier'])) ?? [];
      if (stem === undefined) return record;
      const first = waiting.get(stem);
      if (half === 'one') waiting.set(stem, textOf(record['text']));
      else if (first !== undefined && waiting.delete(stem)) return { ...record, text: { one: first, other: record['text'] }, hasPlurals: true };
      return record;
    })(app);
  } },
  'app.rest-read': { breaks: 'module.response.inline-read', says: 'What is left of a longer job stands behind the next one.', wrap: readRest },
  'app.lines-of-name': { breaks: 'module.response.answered', says: 'The lines of the latest file are kept by its name, for its next version too.', wrap: keepLines },
  'app.categories-kept': { breaks: 'module.response.translation-text-plural', says: 'The plural categories of a language are those of the first job with it.', wrap: completeBy(keptCategories, 'untranslated') },
  'app.labels-shared': { breaks: 'module.response.answered', says: 'Strings that come without labels get those of one another.', wrap: shareLabels },
  'app.content-kept': { breaks: 'module.response.answered', says: 'The content at an address is that of the first job with it.', wrap: keepContents },
  'app.first-failure-kept': { breaks: 'module.response.answered', says: 'After a job has failed, every job gets its message.', wrap: keepFirstFailure },
  'app.failures-kept': { breaks: 'module.response.answered', says: 'After a job has failed, every job about its file does.', wrap: keepFailures },
  'app.translation-of-text': { breaks: 'module.response.translations', says: 'A text has the translation that it got first, into whichever language.', wrap: (app) => {
    const known = new Map<string, string>();
    return translateBy((text, id) => known.get(text) ?? known.set(text, `[${id}] ${text}`).get(text))(app);
  } },
  'app.result-of-organizations': { breaks: 'module.response.answered', says: 'The address of a result lacks the organization, of each of which the app counts the jobs.', wrap: shareFileOfOrganizations },
  'app.later-languages-anew': { breaks: 'module.response.translations', says: 'Of the translations that come, only those into the first language stay.', wrap: renewLaterLanguages },
  'app.downloads-shared': { breaks: 'module.response.answered', says: 'Downloads at the same moment are shared by what differs in its query alone.', wrap: shareDownloads },
} as const satisfies Record<string, AppFault>;
