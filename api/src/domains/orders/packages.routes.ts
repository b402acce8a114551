import { packagesSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readPackages } from './packages.repository.ts';

export const packagesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/packages',
    { schema: { summary: 'Packages on sale', response: { 200: packagesSchema } } },
    async () => ({ packages: await readPackages(app.db) }),
  );
};
