import { requestSpan, traceparentOf } from '@cpa/shared/server';
import type { FastifyRequest } from 'fastify';

/** Headers of a call of the API on behalf of the visitor behind `request`. */
export function visitorHeaders(request: FastifyRequest): Record<string, string> {
  return {
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': request.ip,
    traceparent: traceparentOf(requestSpan(request.raw)),
    'user-agent': request.headers['user-agent'] ?? '',
  };
}
