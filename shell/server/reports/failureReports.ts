import rateLimit from '@fastify/rate-limit';
import { failureReportSchema } from '@cpa/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/** Reports that one address may send a minute; a page sends one for each remote, page and class of failure. */
const REPORTS_PER_MINUTE = 30;

/** Bytes; a report has about 200. */
const LONGEST_REPORT = 2048;

/**
 * `POST /api/_report` (ours): a page tells of a remote that failed in it, and we log it, whole, since it holds nothing
 * of a person. The caller is told nothing but that it came.
 */
export async function failureReports(app: FastifyInstance, { siteUrl }: { siteUrl: string }): Promise<void> {
  const { origin } = new URL(siteUrl);
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    scope.post(
      '/api/_report',
      {
        bodyLimit: LONGEST_REPORT,
        config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
      },
      (request, reply) => take(request, reply, origin),
    );
  });
}

function take(request: FastifyRequest, reply: FastifyReply, siteOrigin: string): FastifyReply {
  void reply.header('cache-control', 'no-store');
  const { origin, 'x-requested-with': requestedWith } = request.headers;
  if (!requestedWith || (origin !== undefined && origin !== siteOrigin)) return reply.code(403).send();
  const report = z.safeParse(failureReportSchema, request.body);
  if (!report.success) return reply.code(400).send();
  request.log.warn({ remote_failure: report.data }, 'A remote failed in a page.');
  return reply.code(204).send();
}
