import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import * as z from 'zod/mini';
import { visitorHeaders } from '../../platform/security/visitorHeaders.ts';

const TIMEOUT_MS = 5000;

const operatorSchema = z.object({ name: z.string(), email: z.string() });
type Operator = z.infer<typeof operatorSchema>;

export type OperatorApi = { apiUrl: string; siteUrl: string };

const operators = new WeakMap<FastifyRequest, Operator>();

/**
 * Checks with the API and the access token of the caller whether the account is an operator. A page of another site
 * cannot send the token, which is in a header; the origin is checked as well.
 */
export function authenticateOperator({ apiUrl, siteUrl }: OperatorApi): preParsingAsyncHookHandler {
  const { origin: siteOrigin } = new URL(siteUrl);
  return async (request, reply, payload) => {
    const { authorization, origin, 'x-requested-with': requestedWith } = request.headers;
    if (!authorization) return await refuse(reply, 401, 'Please sign in.');
    if (!requestedWith || (origin !== undefined && origin !== siteOrigin))
      return await refuse(reply, 403, 'This request came from another site.');
    const response = await fetch(`${apiUrl}/account/operator`, {
      headers: { ...visitorHeaders(request), authorization },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!response || response.status >= 500 || response.status === 429)
      return await refuse(reply, 503, 'Your account cannot be checked now. Try again.');
    if (response.status === 401) return await refuse(reply, 401, 'Please sign in.');
    if (response.status === 403) return await reply.code(403).send(await response.json());
    if (!response.ok) return await refuse(reply, 404, 'This page does not exist.');
    operators.set(request, z.parse(operatorSchema, await response.json()));
    return payload;
  };
}

/** Returns the operator of an authenticated call. */
export const operatorOf = (request: FastifyRequest): Operator => operators.get(request)!;

const refuse = async (reply: FastifyReply, status: number, message: string): Promise<FastifyReply> =>
  reply.code(status).send({ message, code: 'refused' });
