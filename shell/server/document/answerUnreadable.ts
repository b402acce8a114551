import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** An address that cannot be decoded (`/%`) reaches no route, so no hook either: the headers are given here. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    .type('text/plain; charset=utf-8')
    .send('This address cannot be read.\n');
}
