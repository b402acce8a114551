import { problemSchema } from '@cpa/shared/contracts';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import * as z from 'zod';
import { SPECIFIED_CALLS } from './specification.ts';

const problem = z.toJSONSchema(problemSchema, { target: 'draft-2020-12' });
delete problem.$schema;

/** Completes a route's schema with operation id, security, error responses and tags. */
export function describeCall(
  app: FastifyInstance,
  schema: FastifySchema,
  url: string,
  route: RouteOptions,
): FastifySchema {
  const path = url.replaceAll(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1');
  const method = String([route.method].flat()[0]);
  const isOurs = !SPECIFIED_CALLS.has(`${method} ${path}`);
  return {
    ...schema,
    operationId: nameOf(method, path),
    tags: [...(schema.tags ?? []), ...(isOurs ? ['ours'] : [])],
    security: isPrivate(app, route) ? [{ bearer: [] }] : [],
    response: {
      ...(schema.response ?? { '2xx': { description: 'Done' } }),
      '4xx': { description: 'Refused, with a sentence', ...problem },
      '5xx': { description: 'Failed on our side; Retry-After says when to try again', ...problem },
    },
  };
}

/** Converts `GET /vacancies/{id}` to `get_vacancies_id`. */
function nameOf(method: string, path: string): string {
  const words = path.split(/[^\w]+/).filter((word) => word !== '');
  return [method.toLowerCase(), ...words].join('_');
}

/** Checks whether the route authenticates in `onRequest`. */
function isPrivate(app: FastifyInstance, { onRequest }: RouteOptions): boolean {
  const guards = new Set<unknown>([
    app.requireCaller,
    app.requireRecruiter,
    app.requireVerifiedRecruiter,
    app.requireApplicant,
  ]);
  return [onRequest].flat().some((hook) => guards.has(hook));
}
