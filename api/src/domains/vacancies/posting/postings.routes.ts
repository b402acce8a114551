import { postingsSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readPostings } from './postings.repository.ts';

export const postingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/recruiter/postings',
    {
      onRequest: app.requireRecruiter,
      schema: {
        summary:
          'What publishing would use: the free posting and the packages with postings left, per company',
        response: { 200: postingsSchema },
      },
    },
    async ({ caller }) => await readPostings(app.db, caller.id),
  );
};
