import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { isSessionSecured } from '../second-step/secondSteps.repository.ts';
import { findOperator } from './operators.repository.ts';

/** Lets the site server check with the token of a caller whether the caller may operate the releases. */
export const operatorsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/account/operator',
    {
      onRequest: app.requireCaller,
      schema: {
        summary: 'The name of the caller, who is an operator of the site',
        description: '403 with the code second_step_for_operators for a session without a second factor.',
        response: { 200: z.object({ name: z.string(), email: z.string() }) },
      },
    },
    async ({ caller }) => {
      const operator = await findOperator(app.db, caller.id);
      if (!operator) throw new DomainError(404, 'page_missing');
      if (!(await isSessionSecured(app.db, caller.familyId)))
        throw new DomainError(403, 'second_step_for_operators');
      return operator;
    },
  );
};
