import { scorecardFormSchema, scorecardSchema, scorecardsSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { listScorecards, saveScorecard } from './scorecards.service.ts';

/** Ratings of interviews by members: for their company only, never for the applicant. */
export const scorecardsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireReviewer;

  app.get(
    '/recruiter/applicants/:id/scorecards',
    {
      onRequest,
      schema: {
        summary: 'Scorecards of the interviews of an application, by its id',
        params: idParamsSchema,
        response: { 200: scorecardsSchema },
      },
    },
    async ({ caller, params }) => ({ scorecards: await listScorecards(app.db, caller.id, params.id) }),
  );

  app.put(
    '/recruiter/interviews/:id/scorecard',
    {
      onRequest,
      schema: {
        summary: 'Rate an interview; every member has one scorecard',
        description: '409 `interview_not_held` before its confirmed time.',
        params: idParamsSchema,
        body: scorecardFormSchema,
        response: { 200: scorecardSchema },
      },
    },
    async ({ caller, params, body }) => await saveScorecard(app, caller.id, params.id, body),
  );
};
