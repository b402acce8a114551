import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domainError.ts';
import { siteDocument } from '../../platform/http/siteDocument.ts';
import { escapeHtml } from '@cpa/shared/server';

interface Outcome {
  title: string;
  message: string;
  /** Button label; submits the same URL as a form. */
  button?: string;
}

/** Responds to a mail link with a page for browsers and JSON for other clients. */
export async function respondToLink(
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
  const body = `<p>${escapeHtml(message)}</p>
<div class="actions">${button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`}
<a class="button" href="${escapeHtml(siteUrl)}/vacancies">${button === undefined ? 'Look at the vacancies' : 'No, keep it'}</a></div>`;
  return await reply
    .code(isRefused ? outcome.status : 200)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .serializer(String)
    .send(siteDocument({ nonce, title, body, siteUrl, shape: 'card' }));
}
