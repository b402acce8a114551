import { savedViewFormSchema, savedViewsSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { deleteView, readViews } from './savedViews.repository.ts';
import { saveView } from './savedViews.service.ts';

/** Saved views of a recruiter's lists. Each call returns all views of the caller. */
export const savedViewsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireRecruiter;
  const preHandler = app.limitByCaller({ max: 60, window: MINUTE });
  const response = { 200: savedViewsSchema };

  app.get(
    '/recruiter/views',
    { onRequest, schema: { summary: 'Saved views of lists', response } },
    async ({ caller }) => ({ views: await readViews(app.db, caller.id) }),
  );

  app.put(
    '/recruiter/views',
    {
      onRequest,
      preHandler,
      schema: { summary: 'Save a view of a list under a name', body: savedViewFormSchema, response },
    },
    async ({ caller, body }) => ({ views: await saveView(app.db, caller.id, body) }),
  );

  app.delete(
    '/recruiter/views/:id',
    {
      onRequest,
      preHandler,
      schema: { summary: 'Delete a saved view', params: idParamsSchema, response },
    },
    async ({ caller, params }) => {
      await deleteView(app.db, caller.id, params.id);
      return { views: await readViews(app.db, caller.id) };
    },
  );
};
