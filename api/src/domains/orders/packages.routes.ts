import { packagesSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const packagesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/packages',
    { schema: { summary: 'What can be bought', tags: ['public'], response: { 200: packagesSchema } } },
    async () => ({
      packages: await app.db
        .selectFrom('packages')
        .select(['id', 'name', 'summary', 'price', 'currency', 'vacancies', 'duration_days', 'features'])
        .select(['quickbooks_id', 'templates', 'sponsored', 'recommended'])
        .where('active', '=', true)
        .orderBy('position')
        .orderBy('id')
        .execute(),
    }),
  );
};
