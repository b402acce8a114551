import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';

/** Descriptions of the statuses with which a call can respond. */
const MEANINGS = {
  400: 'The request cannot be read',
  401: 'No valid access token or credentials',
  402: 'No posting or sponsorship is left',
  403: 'Not allowed for this account, or sent from another site',
  404: 'Not found, or not the caller’s',
  409: 'Not possible in the current state',
  413: 'Too large',
  415: 'Another content type is needed',
  422: 'Invalid fields, named in `errors`',
  429: 'Too many requests',
  500: 'Failed on our side',
  503: 'Temporarily unavailable',
} as const;

type Status = keyof typeof MEANINGS;

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', type: 'integer', minimum: 1 },
};
const HEADERS: Partial<Record<Status, object>> = {
  401: { 'WWW-Authenticate': { description: '`Bearer`', type: 'string' } },
  429: retryAfter,
  503: retryAfter,
};

interface Call {
  method: string;
  path: string;
  schema: FastifySchema;
  route: RouteOptions;
  isPrivate: boolean;
}

/** Returns the error responses of a call by status. `problem` is the schema of their body. */
export function describeErrors(app: FastifyInstance, call: Call, problem: object): Record<string, object> {
  const statuses = Object.keys(MEANINGS)
    .map((status) => Number(status) as Status)
    .filter((status) => isPossible(app, call, status));
  return {
    ...Object.fromEntries(
      statuses.map((status) => [status, answer(MEANINGS[status], problem, HEADERS[status])]),
    ),
    default: answer('Any other failure', problem),
  };
}

function isPossible(app: FastifyInstance, call: Call, status: Status): boolean {
  const { method, path, schema, route, isPrivate } = call;
  const isWrite = method !== 'GET';
  const isForm = route.config?.files !== undefined;
  const hasBody = Boolean(schema.body) || isForm;
  switch (status) {
    case 413:
    case 415:
      return hasBody;
    case 401:
      return isPrivate || (isWrite && path.startsWith('/account/'));
    case 402:
      return isPrivate && isWrite && path.startsWith('/recruiter/vacancy');
    case 403:
      return isPrivate || isWrite;
    case 404:
      return isPrivate || Boolean(schema.params);
    case 409:
      return isPrivate && isWrite;
    case 422:
      return hasBody || Boolean(schema.querystring);
    case 429:
      return isForm || [route.preHandler].flat().some((hook) => app.isLimit(hook));
    case 400:
    case 500:
    case 503:
      return true;
  }
}

function answer(description: string, schema: object, headers?: object): object {
  return { description, content: { 'application/json': { schema } }, ...(headers && { headers }) };
}
