import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { describeCall, problem } from './describeCall.ts';
import { describeFiles, type Document } from './describeFiles.ts';
import { TAGS } from './tags.ts';

/** Serves OpenAPI 3.1 at `/openapi.json`, generated from the validation schemas, and its viewer at `/docs`. */
export const openApi = fp(async (app: FastifyInstance) => {
  const apiUrl = `${app.config.siteUrl}/api`;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Career Portal Aruba',
        description:
          'The calls behind the job board. Those with the tag `ours` are additions to the specification; anything but GET needs the header X-Requested-With: XMLHttpRequest.',
        version: '1.0.0',
        contact: { name: 'Career Portal Aruba', url: `${app.config.siteUrl}/contact` },
        license: { name: 'Unlicensed', identifier: 'LicenseRef-proprietary' },
      },
      servers: [{ url: apiUrl, description: 'through the site' }],
      tags: TAGS,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transformObject: (call) => {
      const { openapiObject } = call as { openapiObject: Document };
      return describeFiles(openapiObject, problem);
    },
    transform: (call) => {
      const { schema, url } = jsonSchemaTransform(call);
      return call.schema.hide ? { schema, url } : { schema: describeCall(app, schema, url, call.route), url };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list' },
    uiHooks: { onRequest: addTrailingSlash },
  });
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json').serializer(JSON.stringify).send(app.swagger()),
  );
});

/**
 * Redirects `/docs` to `/docs/`. Only there does the viewer use relative URLs, which also lead to its files through the
 * site, at `/api/docs/`.
 */
function addTrailingSlash({ url }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (url === '/docs') void reply.redirect('docs/');
  else done();
}
