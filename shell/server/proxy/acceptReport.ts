import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/**
 * Parses what a page reports. Only pages of the site can send the header without a question to the server.
 * @returns the report; undefined after the response with a refusal
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
