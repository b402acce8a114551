import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../platform/errors/domainError.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { withMarkInside } from '../../../platform/mail/markImage.ts';
import { mailPage, mailboxPage } from './mailboxPages.ts';
import { findMail, findMailHtml, readMails } from './mailbox.repository.ts';

/** Demo only: shows every outgoing mail without a mail server. */
export const mailboxRoutes: FastifyPluginAsyncZod = async (app) => {
  if (!app.config.isDemo) return;

  app.get('/mailbox', { schema: { hide: true } }, async (_request, reply) =>
    page(reply, mailboxPage(await readMails(app.db), app.config.siteUrl)),
  );

  const recipientQuery = z.object({ recipient: z.optional(z.string()) });
  app.get(
    '/mailbox/mails',
    { schema: { hide: true, querystring: recipientQuery } },
    async ({ query: { recipient } }) => ({
      mails: await readMails(app.db, recipient),
    }),
  );

  app.get('/mailbox/:id', { schema: { hide: true, params: idParamsSchema } }, async ({ params }, reply) => {
    const mail = await findMail(app.db, params.id);
    if (!mail) throw notFound('mail');
    return page(reply, mailPage(mail, app.config.siteUrl));
  });

  app.get(
    '/mailbox/:id/html',
    { schema: { hide: true, params: idParamsSchema } },
    async ({ params }, reply) => {
      const html = await findMailHtml(app.db, params.id);
      if (html === undefined) throw notFound('mail');
      // Mails use inline styles. The sandbox allows no script and gives no origin.
      const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox ${SANDBOX}`;
      return await reply
        .header('content-security-policy', policy)
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8')
        .send(withMarkInside(html).replace('<head>', '<head><base target="_blank">'));
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
