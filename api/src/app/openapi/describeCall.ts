import { problemSchema } from '@cpa/shared/contracts';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import * as z from 'zod';
import { describeErrors } from './describeErrors.ts';
import { SPECIFIED_CALLS } from './specification.ts';
import { tagOf } from './tags.ts';

/** JSON schema of the body of every error. */
export const problem: z.core.JSONSchema.BaseSchema = {
  title: 'Problem',
  ...z.toJSONSchema(problemSchema, { target: 'draft-2020-12' }),
};
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
  const isCallerRequired = isPrivate(app, route);
  const files = route.config?.files;
  const isOurs = !SPECIFIED_CALLS.has(`${method} ${path}`);
  return {
    ...schema,
    operationId: nameOf(method, path),
    description: schema.description ?? descriptionOf(schema, isCallerRequired),
    tags: [...(schema.tags ?? [tagOf(path)]), ...(isOurs ? ['ours'] : [])],
    security: isCallerRequired ? [{ bearer: [] }] : [],
    ...(files && { 'x-files': files }),
    ...(files && !schema.body && { body: { type: 'object', required: files } }),
    response: {
      ...describeErrors(app, { method, path, schema, route, isPrivate: isCallerRequired }, problem),
      ...(schema.response ?? { 200: { description: 'Done' } }),
    },
  };
}

/** Describes a call that needs no more than its summary. */
function descriptionOf({ summary = '' }: FastifySchema, isCallerRequired: boolean): string {
  return `${summary}. ${isCallerRequired ? 'Needs an access token.' : 'Needs no access token.'}`;
}

/** Converts `GET /vacancies/{id}` to `get_vacancies_id`. */
function nameOf(method: string, path: string): string {
  const words = path.split(/[^\w]+/).filter((word) => word !== '');
  return [method.toLowerCase(), ...words].join('_');
}

/** Checks whether the route authenticates in `onRequest`. */
const isPrivate = (app: FastifyInstance, { onRequest }: RouteOptions): boolean =>
  [onRequest].flat().some((hook) => app.isGuard(hook));
