import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import { isLocale, type Locale, mailedLinkQuerySchema, messageSchema } from '@cpa/shared/contracts';
import { apiErrorText, createServerTexts, escapeHtml } from '@cpa/shared/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { DomainError } from '../errors/domainError.ts';
import { siteIn } from '../mail/siteUrls.ts';
import type english from './mailedLink.messages.json';
import { MINUTE } from './rateLimits.ts';
import { responseLanguage } from './requestLanguage.ts';
import { siteDocument } from './siteDocument.ts';

const textIn = createServerTexts<typeof english>(new URL('mailedLink.messages.json', import.meta.url));

interface MailedLink {
  path: string;
  /** Summary of the change in the API documentation: "Confirm an alert". */
  summary: string;
  /** Action of the link, which is part of the names of its texts. */
  kind: 'confirm' | 'end';
  /** Texts of the pages in the language of the link, else that of the browser. */
  texts: (language: Locale) => (key: LinkText) => string;
  /** Error for an unknown or expired token. */
  invalid: DomainError;
  /** Checks the token and changes nothing. */
  isValid: (token: string) => Promise<boolean>;
  /** Makes the change. Idempotent. @returns false for an unknown or expired token. */
  change: (token: string) => Promise<boolean>;
}

type LinkText =
  | `page.${'confirm' | 'end'}.${'title' | 'message' | 'keep'}`
  | `page.${'confirmed' | 'ended'}.${'title' | 'message'}`
  | 'confirm.action'
  | 'page.end.button';

interface Page {
  title: string;
  message: string;
}

/** Page that the link opens, with the labels of the button that makes the change and of the link that does not. */
interface Question extends Page {
  button: string;
  keep: string;
}

function pageOf({ kind, texts }: MailedLink, page: 'ask' | 'done', language: Locale): Page | Question {
  const t = texts(language);
  if (page === 'done') {
    const done = kind === 'confirm' ? 'confirmed' : 'ended';
    return { title: t(`page.${done}.title`), message: t(`page.${done}.message`) };
  }
  return {
    title: t(`page.${kind}.title`),
    message: t(`page.${kind}.message`),
    button: t(kind === 'confirm' ? 'confirm.action' : 'page.end.button'),
    keep: t(`page.${kind}.keep`),
  };
}

/**
 * Serves a link of a mail that changes something. Mail scanners open links, so GET only asks; the button of its page,
 * or a mail client (RFC 8058), sends the POST that makes the change.
 */
export function serveMailedLink(app: FastifyInstance, link: MailedLink): void {
  const { path, summary } = link;
  const schema = { querystring: mailedLinkQuerySchema, response: { 200: messageSchema } };
  type MailedRequest = FastifyRequest<{ Querystring: z.infer<typeof mailedLinkQuerySchema> }>;
  const answer = async (
    request: MailedRequest,
    reply: FastifyReply,
    isValid: boolean,
    page: 'ask' | 'done',
  ) => {
    const { lang } = request.query;
    const language = isLocale(lang) ? lang : responseLanguage(request);
    return await respond(request, reply, isValid ? pageOf(link, page, language) : link.invalid, language);
  };
  const routes: FastifyPluginAsyncZod = async (scope) => {
    const preHandler = scope.limitByAddress({ max: 60, window: 10 * MINUTE });
    // Browsers and mail clients send a form.
    await scope.register(formbody);

    scope.get(
      path,
      {
        preHandler,
        schema: {
          summary: `Ask: ${summary}`,
          description:
            'The page of the link in a mail, or its message for a program. Changes nothing: programs that look into mails follow links too.',
          ...schema,
        },
      },
      async (request, reply) => await answer(request, reply, await link.isValid(request.query.token), 'ask'),
    );

    scope.post(
      path,
      {
        // The token proves possession of the mail; mail clients call without a page of the site.
        config: { fromAnywhere: true },
        preHandler,
        schema: {
          summary,
          description: 'A browser gets a page, a program the message. Works as often as it is called.',
          ...schema,
        },
      },
      async (request, reply) => await answer(request, reply, await link.change(request.query.token), 'done'),
    );
  };
  void app.register(routes);
}

/** Responds with a page for browsers and JSON for other clients. */
async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page | Question | DomainError,
  language: Locale,
): Promise<FastifyReply> {
  const isRefused = page instanceof DomainError;
  const t = textIn(language);
  const message = isRefused ? apiErrorText(page.text.code, page.text.params, language) : page.message;
  void reply.header('vary', 'accept, accept-language');
  if (!request.headers.accept?.includes('text/html')) {
    if (isRefused) throw page;
    return await reply.send({ message });
  }
  const title = isRefused ? t('invalid') : page.title;
  const nonce = randomBytes(16).toString('base64');
  const { siteUrl } = request.server.config;
  const { form, leave } =
    'button' in page
      ? { form: `<form method="post"><button>${escapeHtml(page.button)}</button></form>`, leave: page.keep }
      : { form: '', leave: t('vacancies') };
  const body = `<p>${escapeHtml(message)}</p>
<div class="actions">${form}
<a class="button" href="${escapeHtml(siteIn(siteUrl, language))}/vacancies">${escapeHtml(leave)}</a></div>`;
  return await reply
    .code(isRefused ? page.status : 200)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .serializer(String)
    .send(siteDocument({ nonce, title, body, siteUrl, language, shape: 'card' }));
}
