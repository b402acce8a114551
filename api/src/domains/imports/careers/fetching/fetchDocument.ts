import type { WebDocument } from '../webDocument.ts';
import { chooseIpAddress, type Network } from './chooseIpAddress.ts';
import { decodeText } from './decodeText.ts';
import { ImportError } from './importError.ts';
import { readBody, requestOnce } from './requestOnce.ts';

export interface FetchSettings {
  network: Network;
  userAgent: string;
  /** Timeout for a page including redirects. */
  withinMs: number;
  /** Size limit after decompression. */
  mostBytes: number;
}

export const FETCH_LIMITS = { withinMs: 10_000, mostBytes: 3 * 1024 * 1024 };

const MOST_REDIRECTS = 5;
const TEXT = /^(text\/[\w.+-]+|application\/([\w.-]+\+)?(json|xml))$/;

export interface FetchedDocument extends WebDocument {
  status: number;
}

/**
 * Fetches a public page with any status, by POST when there is a body. Each redirect is checked like the first URL and
 * followed by GET. @throws ImportError
 */
export async function fetchDocument(
  address: string,
  settings: FetchSettings,
  body?: object,
): Promise<FetchedDocument> {
  const signal = AbortSignal.timeout(settings.withinMs);
  try {
    return await follow(address, settings, signal, body);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(signal.aborted ? 'too_slow' : 'unreachable');
  }
}

async function follow(
  start: string,
  { network, userAgent, mostBytes }: FetchSettings,
  signal: AbortSignal,
  body?: object,
): Promise<FetchedDocument> {
  let url = parsed(start);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const standIn = network.standInFor?.(url);
    const address = standIn?.hostname ?? (await within(signal, chooseIpAddress(url, network)));
    const response = await requestOnce({
      url: standIn ?? url,
      address,
      userAgent,
      signal,
      json: hop === 0 ? body : undefined,
    });
    const { statusCode: status = 0, headers } = response;
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      response.destroy();
      url = parsed(headers.location, url);
      continue;
    }
    const [contentType = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
    if (!TEXT.test(contentType.trim()) && status < 300) {
      response.destroy();
      throw new ImportError('not_text');
    }
    const content = await within(signal, readBody(response, mostBytes));
    const charset = parameters.map((part) => /^\s*charset=(.*)$/.exec(part)?.[1]).find(Boolean);
    const text = decodeText(content, charset);
    return { url: url.href, contentType: contentType.trim(), text, fetchedAt: new Date(), status };
  }
  throw new ImportError('too_many_redirects');
}

function parsed(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new ImportError('bad_address');
  const url = new URL(address, base);
  url.hash = '';
  return url;
}

/** Abandons DNS lookups and decompression, which cannot be aborted. */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return await Promise.race([work, aborted]);
}
