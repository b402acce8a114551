import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Responds to a URL that cannot be decoded, such as `/%`. No route and no hook runs for it, so this sets the security
 * headers.
 */
export function rejectInvalidUrl(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    .type('text/plain; charset=utf-8')
    .send('This URL is not valid.\n');
}
