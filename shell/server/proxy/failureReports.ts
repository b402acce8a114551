import rateLimit from '@fastify/rate-limit';
import { type FailureReport, failureReportSchema } from '@cpa/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HUNG_COOKIE, HUNG_TAB_COOKIE } from '../../src/watchdog/hungCookie.ts';
import { vitalsReportSchema } from '../../src/reporting/vitalsReport.ts';
import type { CountFailure, CountVitals } from '../releases/canary/watchCanaries.ts';
import { type SiteLimitOptions, siteLimit } from '../platform/security/siteLimit.ts';
import { acceptReport } from './acceptReport.ts';

/** Seconds for which the next document of a browser leaves out a remote that hangs in a tab. */
const HUNG_S = 600;

/** Maximum size in bytes; a report has about 200, and 100 more for each step of its trace. */
const MAX_REPORT_BYTES = 8192;

type ReportOptions = SiteLimitOptions & {
  siteUrl: string;
  /** Receives every report. */
  onFailure?: (request: FastifyRequest, report: FailureReport) => void;
  /** Counts the failure for the canary of the remote. */
  countFailure?: CountFailure;
  /** Counts the web vitals for the canary of the remote. */
  countVitals?: CountVitals;
};

/**
 * `POST /api/_report`: logs a remote's failure that a page reports. `POST /api/_vitals`: counts the web vitals of a page
 * during a canary. Reports contain no personal data.
 */
export async function failureReports(
  app: FastifyInstance,
  { siteUrl, onFailure, countFailure, countVitals, ...limits }: ReportOptions,
): Promise<void> {
  const { origin } = new URL(siteUrl);
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    scope.post(
      '/api/_report',
      { bodyLimit: MAX_REPORT_BYTES, ...siteLimit(scope, limits, 'report') },
      async (request, reply) => {
        const report = acceptReport(request, reply, { schema: failureReportSchema, siteOrigin: origin });
        if (!report) return await reply.send();
        const document = request.headers['x-watchdog'];
        if (document && report.class === 'hung') void markHung(reply, report, document === 'changed');
        request.log.warn({ remote_failure: report }, 'A remote failed in a page.');
        onFailure?.(request, report);
        await countFailure?.(request, report);
        return await reply.code(204).send();
      },
    );
    scope.post(
      '/api/_vitals',
      { bodyLimit: MAX_REPORT_BYTES, ...siteLimit(scope, limits, 'vitals') },
      async (request, reply) => {
        const report = acceptReport(request, reply, { schema: vitalsReportSchema, siteOrigin: origin });
        if (!report) return await reply.send();
        await countVitals?.(request, report);
        return await reply.code(204).send();
      },
    );
  });
}

/**
 * Sets a cookie that names the hanging remote for the next document. The tab itself cannot show anything, and its
 * worker, which reports it, has no storage that a starting page could read at once. The next document has other headers
 * than the one that hangs: the usual ones if `isChanged`.
 */
function markHung(reply: FastifyReply, { remote, version }: FailureReport, isChanged: boolean): FastifyReply {
  const tab = isChanged ? '=; Path=/; Max-Age=0' : `=on; Path=/; Max-Age=${HUNG_S}`;
  return reply.header('set-cookie', [
    `${HUNG_COOKIE}=${remote}.${version}; Path=/; Max-Age=${HUNG_S}; SameSite=Lax`,
    `${HUNG_TAB_COOKIE}${tab}; SameSite=Lax; HttpOnly`,
  ]);
}
