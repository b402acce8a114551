import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Lets the site server check with the token of a caller whether the caller may operate the releases. */
export const operatorsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/account/operator',
    {
      onRequest: app.requireOperator,
      schema: {
        summary: 'The name of the caller, who is an operator of the site',
        description: '403 with the code second_step_for_operators for a session without a second factor.',
        response: { 200: z.object({ name: z.string(), email: z.string() }) },
      },
    },
    async ({ caller: { name, email } }) => ({ name, email }),
  );
};
