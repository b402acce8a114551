import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, acceptedEncoding, compress } from '../rendering/sendCompressed.ts';
import type { SiteDocument } from './createDocument.ts';

/** Compressed versions of documents that are sent several times. */
const compressed = new WeakMap<SiteDocument, Map<Encoding, Promise<Buffer>>>();

/** Sends a document, which is sent to other clients too if `isReused`, or 304 to a client that has it. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: SiteDocument,
  isReused: boolean,
): Promise<FastifyReply> {
  const { status, headers, html } = document;
  // Without the policy the document differs. Its entity tag separates it from other browsers: a cache validates a
  // document on every use. `vary: user-agent` would make shared caches store one for each version of each browser.
  const isForWebKit = isWebKit(request);
  const etag = isForWebKit ? document.etag?.replace(/"$/, '-webkit"') : document.etag;
  const vary = [reply.getHeader('vary'), headers['vary'], 'accept-encoding'].filter(Boolean).join(', ');
  if (status === 200 && etag && matches(request.headers['if-none-match'], etag)) {
    // Without the content security policy: that of the stored document has its nonce.
    return reply.code(304).headers({ etag, vary, 'cache-control': headers['cache-control'] }).send();
  }
  reply.code(status).headers({ ...headers, vary, ...(status === 200 && etag && { etag }) });
  // WebKit 2.50 refuses every module script under this policy, also one with a correct hash.
  if (isForWebKit) reply.removeHeader('integrity-policy');
  reply.type('text/html; charset=utf-8');
  const encoding = acceptedEncoding(request, isReused);
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compressOnce(document, encoding, isReused));
}

/** Browsers with another engine than WebKit name theirs too, for example `Chrome/156`. */
function isWebKit({ headers }: FastifyRequest): boolean {
  const userAgent = headers['user-agent'] ?? '';
  return userAgent.includes('AppleWebKit/') && !/\b(?:Headless)?Chrom(?:e|ium)\//.test(userAgent);
}

function compressOnce(document: SiteDocument, encoding: Encoding, isReused: boolean): Promise<Buffer> {
  const versions = compressed.get(document) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(document, versions);
  const body = versions.get(encoding) ?? compress(document.html, encoding, isReused);
  versions.set(encoding, body);
  return body;
}

function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag.replace(/^W\//, ''));
}
