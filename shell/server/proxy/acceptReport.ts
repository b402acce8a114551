import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/**
 * Parses a report of a page. Only pages of the site can send the header without a preflight request.
 * @returns the report; undefined after an error response
 */
export function acceptReport<T extends z.ZodMiniType>(
  request: FastifyRequest,
  reply: FastifyReply,
  { schema, siteOrigin }: { schema: T; siteOrigin: string },
): z.infer<T> | undefined {
  void reply.header('cache-control', 'no-store');
  const { origin, 'x-requested-with': requestedWith } = request.headers;
  const report = z.safeParse(schema, request.body);
  if (!requestedWith || (origin !== undefined && origin !== siteOrigin)) void reply.code(403);
  else if (!report.success) void reply.code(400);
  else return report.data;
  return undefined;
}
