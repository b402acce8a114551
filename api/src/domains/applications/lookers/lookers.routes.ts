import { type LookersEvent, lookersSchema, messageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../../platform/errors/domainError.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { findMembership } from '../access/membership.repository.ts';
import { deleteLooker, readOtherLookers, recordLooker } from './lookers.repository.ts';

/** Who of a company has an application open. */
export const lookersRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = {
    onRequest: app.requireReviewer,
    preHandler: app.limitByCaller({ max: 240, window: MINUTE }),
    config: { changesNoPage: true },
  };

  app.put(
    '/recruiter/applicants/:id/looking',
    {
      ...common,
      schema: {
        summary: 'Say that the application is open, and read which colleagues have it open too',
        description: 'Repeat it every 25 seconds: it holds for one minute.',
        params: idParamsSchema,
        response: { 200: lookersSchema },
      },
    },
    async ({ caller, params: { id } }) => {
      if (!(await findMembership(app.db, caller.id, id))) throw notFound('application');
      const hasCome = await recordLooker(app.db, caller.id, id);
      const others = await readOtherLookers(app.db, caller.id, id);
      if (hasCome) tell(others, id);
      return { names: others.map(({ name }) => name) };
    },
  );

  app.delete(
    '/recruiter/applicants/:id/looking',
    {
      ...common,
      schema: {
        summary: 'Say that the application is open no more',
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params: { id } }) => {
      if (!(await findMembership(app.db, caller.id, id))) throw notFound('application');
      if (await deleteLooker(app.db, caller.id, id)) tell(await readOtherLookers(app.db, caller.id, id), id);
      return { message: 'Left' };
    },
  );

  function tell(others: readonly { id: number }[], applicationId: number): void {
    const event: LookersEvent = { application_id: applicationId };
    for (const { id } of others) void app.publishEvent(`private-user.${id}`, 'lookers-changed', event);
  }
};
