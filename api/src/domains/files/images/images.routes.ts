import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../../platform/errors/domainError.ts';
import { COVER_WIDTHS, IMAGE_WIDTHS, LARGEST, USUAL } from './imageWidths.ts';

const paramsSchema = z.object({
  kind: z.enum(['logos', 'covers', 'pictures', 'photos']),
  file: z.string().check(z.regex(/^[0-9a-f]{32}\.(webp|jpg)$/)),
});
const querySchema = z.object({
  w: z.optional(z.pipe(z.coerce.number(), z.literal([...IMAGE_WIDTHS, ...COVER_WIDTHS]))),
});

/** Serves re-encoded uploads; `/api/images/…` on the site. */
export const imagesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/images/:kind/:file',
    {
      schema: {
        summary: 'A logo, cover, picture or photo that was uploaded',
        description:
          `At the address that \`logo\`, \`cover\`, \`photo\` and \`image\` hold. \`?w=\` chooses how many pixels its longer side ` +
          `has: ${IMAGE_WIDTHS.join(', ')}, and of a cover or picture ${COVER_WIDTHS.join(', ')}; ${USUAL.logos} or ` +
          `${USUAL.covers} without. The same address with \`.jpg\` is one JPEG on white, for readers that know no WebP. An address never shows anything else: it may be kept for good.`,
        params: paramsSchema,
        querystring: querySchema,
        produces: ['image/webp', 'image/jpeg'],
      },
    },
    async ({ params: { kind, file }, query }, reply) => {
      const [folder, ending] = file.split('.') as [string, 'webp' | 'jpg'];
      const width = ending === 'jpg' ? LARGEST[kind] : (query.w ?? USUAL[kind]);
      const image = await app.storage.read(`${kind}/${folder}/${width}.${ending}`);
      if (!image) throw notFound('picture');
      // A photo is personal data: private caches only.
      const keeper = kind === 'photos' ? 'private' : 'public';
      return await reply
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', `${keeper}, max-age=31536000, immutable`)
        .header('content-length', image.size)
        .type(ending === 'jpg' ? 'image/jpeg' : 'image/webp')
        .send(image.bytes);
    },
  );
};
