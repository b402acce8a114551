import rateLimit from '@fastify/rate-limit';
import { failureReportSchema } from '@cpa/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CountFailure } from '../canary/watchCanaries.ts';
import { perMinuteLimit } from '../security/perMinuteLimit.ts';

/** Rate limit per IP address. A page sends one report per remote, page and kind of failure. */
const REPORTS_PER_MINUTE = 30;

/** Maximum size in bytes; a report has about 200. */
const MAX_REPORT_BYTES = 2048;

type ReportOptions = {
  siteUrl: string;
  rateLimitFactor: number;
  /** Counts the failure for the canary of the remote. */
  countFailure?: CountFailure;
};

/** `POST /api/_report`: logs a remote's failure that a page reports. A report contains no personal data. */
export async function failureReports(
  app: FastifyInstance,
  { siteUrl, rateLimitFactor, countFailure }: ReportOptions,
): Promise<void> {
  const { origin } = new URL(siteUrl);
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    scope.post(
      '/api/_report',
      {
        bodyLimit: MAX_REPORT_BYTES,
        ...perMinuteLimit(REPORTS_PER_MINUTE * rateLimitFactor),
      },
      async (request, reply) => await handleReport(request, reply, origin, countFailure),
    );
  });
}

async function handleReport(
  request: FastifyRequest,
  reply: FastifyReply,
  siteOrigin: string,
  countFailure?: CountFailure,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  const { origin, 'x-requested-with': requestedWith } = request.headers;
  if (!requestedWith || (origin !== undefined && origin !== siteOrigin)) return reply.code(403).send();
  const report = z.safeParse(failureReportSchema, request.body);
  if (!report.success) return reply.code(400).send();
  request.log.warn({ remote_failure: report.data }, 'A remote failed in a page.');
  await countFailure?.(request, report.data);
  return reply.code(204).send();
}
