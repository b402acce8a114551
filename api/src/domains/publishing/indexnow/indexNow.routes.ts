import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../../platform/errors/domainError.ts';

/** Proves to search engines that submitted URLs come from this site, which serves it under the same path. */
export const indexNowRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/indexnow-key.txt',
    { schema: { summary: 'Key of IndexNow, if it is on', produces: ['text/plain'] } },
    async (_request, reply) => {
      const { indexNow } = app.config;
      if (!indexNow) throw notFound('file');
      return await reply.type('text/plain; charset=utf-8').send(indexNow.key);
    },
  );
};
