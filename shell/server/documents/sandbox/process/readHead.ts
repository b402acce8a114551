import type { Locale, ReadObjects } from '@cpa/shared/contracts';
import type { HeadRequest, RemoteHeads } from '@cpa/shared/remote';
import type { HeadResult, HeadTask } from '../messages.ts';
import type { ReadApi } from './reads.ts';

/** Characters of a head as JSON: the longest vacancy has 20,000. */
const MAX_LENGTH = 512 * 1024;

type Reading = {
  locale: Locale;
  headsOf: (remote: string) => Promise<RemoteHeads>;
  readApi: ReadApi;
  /** Objects that the page was rendered from, so that the API sends none twice. Default: none. */
  objects?: ReadObjects;
};

/** Runs the head function of a page. Never rejects. */
export async function readHead(
  task: HeadTask,
  { locale, headsOf, readApi, objects = {} }: Reading,
): Promise<HeadResult> {
  const { remote, pattern, path, params, query, siteUrl } = task;
  try {
    const headFor = (await headsOf(remote))[pattern];
    if (!headFor) return {};
    const fetchJson: HeadRequest['fetchJson'] = async (object) =>
      Object.hasOwn(objects, object) ? objects[object] : await readJson(object, readApi);
    const request = {
      path,
      params,
      query: new URLSearchParams(query),
      locale,
      siteUrl,
      now: new Date(),
      fetchJson,
    };
    const json = JSON.stringify(await headFor(request)) as string | undefined;
    if (typeof json !== 'string' || json.length > MAX_LENGTH)
      return { problem: 'The head is no object, or too long.' };
    return { json };
  } catch (error) {
    return { problem: String(error).slice(0, MAX_LENGTH) };
  }
}

async function readJson(path: string, readApi: ReadApi): Promise<unknown> {
  const { status, body } = await readApi(path);
  if (status === 404) return null;
  if (status < 200 || status > 299) throw new Error(`The API responded to ${path} with ${status}.`);
  return JSON.parse(body) as unknown;
}
