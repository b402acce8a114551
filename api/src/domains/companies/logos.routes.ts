import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findGeneratedLogo } from './company.repository.ts';
import { drawLogo } from './drawLogo.ts';
import { notFound } from '../../platform/errors/domainError.ts';
import { pathIdSchema } from '../../platform/http/idParams.ts';

const paramsSchema = z.object({ file: z.string().check(z.regex(/^\d{1,10}\.svg$/)) });

/** Serves generated logos of companies without their own; `/api/logos/12.svg` on the site. */
export const logosRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/logos/:file',
    {
      schema: {
        summary: "A company's drawn logo",
        params: paramsSchema,
        produces: ['image/svg+xml'],
      },
    },
    async ({ params }, reply) => {
      const id = z.safeParse(pathIdSchema, params.file.slice(0, -'.svg'.length));
      const slug = id.success ? await findGeneratedLogo(app.db, id.data) : undefined;
      if (slug === undefined) throw notFound('logo');
      // Forbid scripts and loads when the SVG is opened as a document.
      return await reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml; charset=utf-8')
        .send(drawLogo(slug));
    },
  );
};
