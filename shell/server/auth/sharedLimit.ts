import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAccountApi } from './accountApi.ts';

/** Creates a hook that limits the requests of a visitor to all site servers together. The API has the counters. */
export function sharedLimit(apiUrl: string, kind: 'sign-in' | 'log') {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const seconds = await createAccountApi(apiUrl, request)
      .countRequest(kind)
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'The API did not count a request.');
        return undefined;
      });
    if (seconds === undefined) return;
    void reply.header('retry-after', seconds);
    throw Object.assign(new Error('Too many requests.'), { statusCode: 429 });
  };
}
