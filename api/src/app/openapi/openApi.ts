import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { describeCall, problem } from './describeCall.ts';
import { describeFiles, type Document } from './describeFiles.ts';

/** Serves OpenAPI 3.1 at `/openapi.json`, generated from the validation schemas, and its viewer at `/docs`. */
export const openApi = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Career Portal Aruba',
        description:
          'The calls behind the job board. Those with the tag `ours` are additions to the specification; anything but GET needs the header X-Requested-With: XMLHttpRequest.',
        version: '1.0.0',
        license: { name: 'Unlicensed', identifier: 'LicenseRef-proprietary' },
      },
      servers: [{ url: `${app.config.siteUrl}/api`, description: 'through the site' }],
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
  });
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json').serializer(JSON.stringify).send(app.swagger()),
  );
});
