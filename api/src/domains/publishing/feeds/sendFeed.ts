import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Feed {
  body: string;
  type: string;
  /** Latest change of its items; undefined when empty. */
  changed: Date | undefined;
}

const CACHE_TTL_SECONDS = 300;

/** Answers conditional requests with 304. */
export async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, changed }: Feed,
): Promise<FastifyReply> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  void reply.header('cache-control', `public, max-age=${CACHE_TTL_SECONDS}`).header('etag', etag);
  if (changed) void reply.header('last-modified', changed.toUTCString());
  if (isFresh(request, { etag, changed })) return await reply.code(304).send();
  return await reply.type(type).serializer(String).send(body);
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2: the date counts only when no tag was sent. */
function isFresh({ headers }: FastifyRequest, mine: { etag: string; changed: Date | undefined }): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === mine.etag || tag.trim() === '*');
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  if (Number.isNaN(since) || !mine.changed) return false;
  return Math.floor(mine.changed.getTime() / 1000) * 1000 <= since;
}
