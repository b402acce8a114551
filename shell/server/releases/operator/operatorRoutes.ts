import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { changeSchema } from '../../../src/operator/model/releaseOverview.ts';
import { type SiteLimitOptions, siteLimit } from '../../platform/security/siteLimit.ts';
import { diagnoseCanaries } from '../canary/diagnoseCanaries.ts';
import type { CanaryFigures } from '../canary/canaryFigures.ts';
import { diagnoseStore } from '../maintenance/diagnoseStore.ts';
import { createHistoryReader } from '../records/historyReader.ts';
import { ReleaseError } from '../records/releaseError.ts';
import type { FailureCount } from '../serving/recentFailures.ts';
import type { ProblemCount } from '../serving/serverProblems.ts';
import type { ReleaseStore } from '../publishing/releaseStore.ts';
import { applyChange } from './applyChange.ts';
import { authenticateOperator, type OperatorApi, operatorOf } from './authenticateOperator.ts';
import { diffRevisions } from './diffRevisions.ts';
import { readHistory, readOverview } from './readOverview.ts';
import { createRebuildReader } from './readRebuilds.ts';

type Options = OperatorApi &
  SiteLimitOptions & {
    store: ReleaseStore;
    figures: CanaryFigures;
    problems: () => ProblemCount[];
    failures: () => FailureCount[];
  };

/** `/api/_operator/*`: the releases of the site for operators. Every other caller gets 404. */
export async function operatorRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { store, figures, problems, failures } = options;
  const reader = createHistoryReader(store.place);
  const readRebuilds = createRebuildReader(store.place);
  await app.register(
    async (scope) => {
      await scope.register(rateLimit, { global: false });
      const reads = siteLimit(scope, options, 'operator-read');
      scope.addHook('preParsing', authenticateOperator(options));
      scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      scope.setErrorHandler(sendError);
      scope.get('/releases', reads, async () => ({
        ...(await readOverview(store.place, { reader, figures, readRebuilds })),
        problems: problems(),
        failures: failures(),
      }));
      scope.get<{ Params: { before: string } }>(
        '/history/:before',
        reads,
        async ({ params }) => await readHistory(reader, Number(params.before)),
      );
      scope.get<{ Params: { before: string; after: string } }>(
        '/diff/:before/:after',
        reads,
        async ({ params }) => await diffRevisions(store.place, Number(params.before), Number(params.after)),
      );
      scope.get('/check', siteLimit(scope, options, 'operator-check'), async () => ({
        problems: [...(await diagnoseStore(store.place)), ...(await diagnoseCanaries(store.place))].map(
          ({ problem }) => problem,
        ),
      }));
      scope.post('/changes', siteLimit(scope, options, 'operator-change'), async (request) => {
        const change = z.parse(changeSchema, request.body);
        const { email } = operatorOf(request);
        const changed = await applyChange(store, change, email);
        request.log.info({ operator: email, ...change, ...changed }, 'An operator changed the releases.');
        return changed;
      });
    },
    { prefix: '/api/_operator' },
  );
}

function sendError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ReleaseError)
    return reply.code(409).send({ message: error.message, code: 'release_refused' });
  if (error instanceof z.core.$ZodError)
    return reply.code(422).send({ message: 'The request is invalid.', code: 'invalid' });
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ message: error.message, code: 'refused' });
  request.log.error({ err: error }, 'An operator call failed.');
  return reply.code(500).send({ message: 'The release store cannot be read.', code: 'store_failed' });
}
