import { recordRequest, requestSpan, runInSpan } from '@cpa/shared/server';
import fp from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';

/** Runs every request in the span of its caller's trace. */
export const traceRequests = fp((app: FastifyInstance) => {
  app.addHook('onRequest', ({ raw }, _reply, done) => runInSpan(requestSpan(raw), done));
  app.addHook('preValidation', ({ raw }, _reply, done) => runInSpan(requestSpan(raw), done));
  app.addHook('onResponse', async ({ raw, routeOptions }, { statusCode: status, elapsedTime }) =>
    recordRequest(raw, { route: routeOptions.url ?? 'none', status, milliseconds: elapsedTime }),
  );
});
