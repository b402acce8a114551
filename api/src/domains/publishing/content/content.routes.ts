import {
  contentPageSchema,
  partnersSchema,
  postSchema,
  postsSchema,
  textQuerySchema as querystring,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../../platform/errors/domainError.ts';
import { readPage, readPartners, readPost, readPostCards } from './readContent.ts';

const slugParamsSchema = z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/)) });

/** Serves the Markdown files in `api/content`. */
export const contentRoutes: FastifyPluginAsyncZod = async (app) => {
  const tags = ['public'];

  app.get(
    '/content/posts',
    { schema: { summary: 'Blog posts, newest first', tags, querystring, response: { 200: postsSchema } } },
    async ({ query }) => ({ posts: await readPostCards(query.lang) }),
  );

  app.get(
    '/content/posts/:slug',
    {
      schema: {
        summary: 'One blog post',
        tags,
        params: slugParamsSchema,
        querystring,
        response: { 200: postSchema },
      },
    },
    async ({ params, query }) => {
      const post = await readPost(params.slug, query.lang);
      if (!post) throw notFound('post');
      return post;
    },
  );

  app.get(
    '/content/pages/:slug',
    {
      schema: {
        summary: 'About, faq, privacy or terms',
        tags,
        params: slugParamsSchema,
        querystring,
        response: { 200: contentPageSchema },
      },
    },
    async ({ params, query }) => {
      const page = await readPage(params.slug, query.lang);
      if (!page) throw notFound('page');
      return page;
    },
  );

  app.get(
    '/content/partners',
    { schema: { summary: 'Partners', tags, querystring, response: { 200: partnersSchema } } },
    async ({ query }) => ({ partners: await readPartners(query.lang) }),
  );
};
