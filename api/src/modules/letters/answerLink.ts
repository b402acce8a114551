import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors/domainError.ts';
import { escapeHtml } from '../../mail/mail.ts';

interface Outcome {
  title: string;
  message: string;
  /** What a person has to press: it sends the same address as a form. */
  button?: string;
}

/** Links of mails are followed by browsers, which get a page to read, and by programs, which get the message. */
export async function answerLink(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome | DomainError,
): Promise<FastifyReply> {
  const isRefused = outcome instanceof DomainError;
  const { message } = outcome;
  void reply.header('vary', 'accept');
  if (!request.headers.accept?.includes('text/html')) {
    if (isRefused) throw outcome;
    return await reply.send({ message });
  }
  const button = isRefused ? undefined : outcome.button;
  const title = isRefused ? 'Something is wrong with this link' : outcome.title;
  const nonce = randomBytes(16).toString('base64');
  const { siteUrl } = request.server.config;
  return await reply
    .code(isRefused ? outcome.status : 200)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .serializer(String).send(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} | Career Portal Aruba</title>
<style nonce="${nonce}">
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 560px; margin: 0 auto; padding: 48px 24px; color: #12303a; background: #fbf8f1 }
  a { color: #0b6e7f }
  button { font: inherit; padding: 12px 20px; border: 0; border-radius: 10px; background: #0b6e7f; color: #fff; cursor: pointer }
</style></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>
${button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`}
<p><a href="${escapeHtml(siteUrl)}">Career Portal Aruba</a></p></body></html>`);
}
