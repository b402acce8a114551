import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../platform/errors/domainError.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { mailPage, mailboxPage } from './mailboxPages.ts';

const SHOWN = 200;

/** Demo only: shows every outgoing mail without a mail server. */
export const mailboxRoutes: FastifyPluginAsyncZod = async (app) => {
  if (!app.config.isDemo) return;

  const newest = () =>
    app.db
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'template', 'text', 'created_at', 'sent_at', 'last_error'])
      .orderBy('id', 'desc')
      .limit(SHOWN);

  app.get('/mailbox', { schema: { hide: true } }, async (_request, reply) =>
    page(reply, mailboxPage(await newest().execute(), app.config.siteUrl)),
  );

  const recipientQuery = z.object({ recipient: z.optional(z.string()) });
  app.get(
    '/mailbox/mails',
    { schema: { hide: true, querystring: recipientQuery } },
    async ({ query: { recipient } }) => ({
      mails: await (
        recipient === undefined ? newest() : newest().where('recipient', '=', recipient)
      ).execute(),
    }),
  );

  app.get('/mailbox/:id', { schema: { hide: true, params: idParamsSchema } }, async ({ params }, reply) => {
    const mail = await newest().where('id', '=', params.id).executeTakeFirst();
    if (!mail) throw notFound('This mail');
    return page(reply, mailPage(mail, app.config.siteUrl));
  });

  app.get(
    '/mailbox/:id/html',
    { schema: { hide: true, params: idParamsSchema } },
    async ({ params }, reply) => {
      const mail = await app.db
        .selectFrom('mails')
        .select('html')
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!mail) throw notFound('This mail');
      // Mails use inline styles. The sandbox allows no script and gives no origin.
      const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox ${SANDBOX}`;
      return await reply
        .header('content-security-policy', policy)
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8')
        .send(mail.html.replace('<head>', '<head><base target="_blank">'));
    },
  );
};

/** Open links of a mail in a new tab. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

function page(reply: FastifyReply, write: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(write(nonce));
}
