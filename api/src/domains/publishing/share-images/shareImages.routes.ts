import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { notFound } from '../../../platform/errors/domainError.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { urlLanguage } from '../../../platform/http/requestLanguage.ts';
import { pathIdSchema } from '../../../platform/http/idParams.ts';
import { readPublicCompany } from '../../companies/company.repository.ts';
import type { ShareImage } from './drawing/shareImage.ts';
import { createShareImageRenderer, shareImageKey } from './shareImageRenderer.ts';
import { readSharedVacancy } from './shareImages.repository.ts';
import { imageOfCompany, imageOfSite, imageOfVacancy } from './shareImages.service.ts';

const paramsSchema = z.object({ file: z.string().check(z.regex(/^\d{1,10}\.png$/)) });
const PNG = { produces: ['image/png'] };

/** Images of link previews, 1200 × 630; `/api/share-images/…` on the site. */
export const shareImagesRoutes: FastifyPluginAsyncZod = async (app) => {
  const preHandler = app.limitByAddress({ max: 120, window: MINUTE, name: 'share-images' });
  const renderer = createShareImageRenderer();
  app.addHook('onClose', () => renderer.close());

  app.get(
    '/share-images/vacancies/:file',
    { preHandler, schema: { summary: 'Preview image of a vacancy', params: paramsSchema, ...PNG } },
    async (request, reply) => {
      const vacancy = await readSharedVacancy(app.db, idOf(request.params.file, 'vacancy'));
      if (!vacancy) throw notFound('vacancy');
      return await send(request, reply, await imageOfVacancy(vacancy, app.storage, urlLanguage(request)));
    },
  );

  app.get(
    '/share-images/companies/:file',
    { preHandler, schema: { summary: 'Preview image of a company', params: paramsSchema, ...PNG } },
    async (request, reply) => {
      const company = await readPublicCompany(app.db, idOf(request.params.file, 'company'));
      if (!company) throw notFound('company');
      return await send(request, reply, await imageOfCompany(company, app.storage, urlLanguage(request)));
    },
  );

  app.get(
    '/share-images/site.png',
    { preHandler, schema: { summary: 'Preview image of all other pages', ...PNG } },
    async (request, reply) => await send(request, reply, imageOfSite(urlLanguage(request))),
  );

  /** Answers conditional requests without rendering. */
  async function send(request: FastifyRequest, reply: FastifyReply, image: ShareImage) {
    const etag = `"${shareImageKey(image)}"`;
    void reply
      .header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return await reply.code(304).send();
    const png = await renderer.render(image);
    return await reply.header('cross-origin-resource-policy', 'cross-origin').type('image/png').send(png);
  }
};

function idOf(file: string, what: 'vacancy' | 'company'): number {
  const id = z.safeParse(pathIdSchema, file.slice(0, -'.png'.length));
  if (!id.success) throw notFound(what);
  return id.data;
}
