import type { createHttpClients } from '@cpa/shared/http';
import { ACCESS_TOKEN_COOKIE, readCookie } from '@cpa/shared/session';

type Respond = NonNullable<Parameters<typeof createHttpClients>[0]['respond']>;

/** Requests of the inline script of a document of a private page. */
type EarlyReads = { token: string; paths: Record<string, Promise<Response>> };

declare global {
  var earlyReads: EarlyReads | undefined;
}

/** Request that signs the subscription to a channel. It changes nothing, and may be sent before the page reads. */
const SUBSCRIPTION = '/broadcasting/auth';

export type TakenReads = {
  /** Returns the response to a request that the document has made, once. A failed one is sent again. */
  respond: Respond;
  /** Drops the responses that the first page has not used. */
  end: () => void;
};

/** Passes on the responses that the document has requested for the signed-in user; undefined for other documents. */
export function takeEarlyReads(): TakenReads | undefined {
  const { earlyReads: reads } = globalThis;
  if (!reads) return undefined;
  globalThis.earlyReads = undefined;
  const waiting = new Map(Object.entries(reads.paths));
  return {
    respond: ({ method = 'get', url = '', params }) => {
      const isChange = method.toLowerCase() !== 'get' && url !== SUBSCRIPTION;
      // After a change, or for another user, they may be out of date.
      if (isChange || readCookie(ACCESS_TOKEN_COOKIE) !== reads.token) waiting.clear();
      const path = url + queryOf(params as Params | undefined);
      const response = waiting.get(path);
      waiting.delete(path);
      return response && bodyOf(response);
    },
    end: () => waiting.clear(),
  };
}

type Params = Record<string, string | number | boolean | null | undefined>;

function queryOf(params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== null) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

async function bodyOf(reading: Promise<Response>): Promise<{ body: unknown } | undefined> {
  try {
    const response = await reading;
    return response.ok ? { body: await response.json() } : undefined;
  } catch {
    return undefined;
  }
}
