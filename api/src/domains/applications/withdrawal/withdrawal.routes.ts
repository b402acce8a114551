import { withdrawalSchema, withdrawnSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { pathIdSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { undoWithdrawal, withdraw } from './withdrawal.service.ts';

const vacancyParamsSchema = z.object({ vacancyId: pathIdSchema });

/** Routes with which applicants withdraw their applications. */
export const withdrawalRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { params: vacancyParamsSchema, response: { 200: withdrawnSchema } };
  const onRequest = app.requireApplicant;
  const preHandler = app.limitByCaller({ max: 60, window: MINUTE });
  const services = { db: app.db, publishEvent: app.publishEvent };

  app.post(
    '/applicant/applications/:vacancyId/withdraw',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Withdraw an application',
        description:
          'The company is notified ten seconds later; until then it can be undone. Withdrawing again changes nothing.',
        ...common,
        body: withdrawalSchema,
      },
    },
    async ({ caller, params, body }) => await withdraw(services, caller, params.vacancyId, body),
  );

  app.post(
    '/applicant/applications/:vacancyId/withdraw/undo',
    {
      onRequest,
      preHandler,
      schema: { summary: 'Undo a withdrawal before the company is notified', ...common },
    },
    async ({ caller, params }) => await undoWithdrawal(services, caller, params.vacancyId),
  );
};
