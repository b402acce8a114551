import { messageSchema } from '@cpa/shared/contracts';
import {
  MAX_SITE_REQUEST_GROUP,
  type SiteRequestKind,
  siteLimits,
  siteRequestKinds,
} from '@cpa/shared/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { MINUTE } from '../../../platform/http/rateLimits.ts';

const querySchema = z.object({
  count: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_SITE_REQUEST_GROUP)), 1),
});

/** Counts requests to the site, whose servers have no database. */
export const siteRequestsRoutes: FastifyPluginAsyncZod = async (app) => {
  const limitOf = (kind: SiteRequestKind) =>
    app.limitByAddress({
      max: siteLimits[kind].max,
      window: MINUTE,
      name: `site ${kind}`,
      countOf: ({ query }) => (query as z.infer<typeof querySchema>).count,
    });
  const limits = new Map(siteRequestKinds.map((kind) => [kind, limitOf(kind)]));
  app.post(
    '/account/site-requests/:kind',
    {
      preHandler: app.limitByChoice(({ params }) => limits.get((params as { kind: SiteRequestKind }).kind)!),
      schema: {
        summary: 'Count requests to a server of the site',
        description:
          'The site calls it on behalf of the visitor, once for `count` requests. 429 when all servers of the site ' +
          'together had too many in a minute.',
        params: z.object({ kind: z.enum(siteRequestKinds) }),
        querystring: querySchema,
        response: { 200: messageSchema },
      },
    },
    async () => ({ message: 'The requests were counted.' }),
  );
};
