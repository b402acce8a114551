import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notFound } from '../../../platform/errors/domainError.ts';
import { DRAWINGS } from './drawings.ts';

const paramsSchema = z.object({ file: z.string().check(z.regex(/^[a-z-]{1,30}\.svg$/)) });

/** Serves the drawn pictures of work days; `/api/drawings/lunch.svg` on the site. */
export const drawingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/drawings/:file',
    {
      schema: {
        summary: 'A drawn picture of a work day',
        tags: ['public'],
        params: paramsSchema,
        produces: ['image/svg+xml'],
      },
    },
    async ({ params }, reply) => {
      const name = params.file.slice(0, -'.svg'.length);
      if (!Object.hasOwn(DRAWINGS, name)) throw notFound('This picture');
      // Forbid scripts and loads when the SVG is opened as a document.
      return await reply
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml; charset=utf-8')
        .send(DRAWINGS[name]);
    },
  );
};
