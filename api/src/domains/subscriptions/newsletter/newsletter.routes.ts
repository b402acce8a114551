import formbody from '@fastify/formbody';
import {
  messageSchema,
  newsletterLinkQuerySchema,
  subscribedSchema,
  subscriptionSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { HOUR, MINUTE } from '../../../platform/http/rateLimits.ts';
import { respondToLink } from '../confirmationPage.ts';
import { isOfSubscriber, unsubscribe } from './newsletter.repository.ts';
import { confirmNewsletter, requestNewsletter } from './newsletter.service.ts';

export const newsletterRoutes: FastifyPluginAsyncZod = async (app) => {
  const { siteUrl, secrets } = app.config;
  const linkLimit = app.limitByAddress({ max: 60, window: 10 * MINUTE });

  app.post(
    '/newsletter-email',
    {
      preHandler: [
        app.limitByAddress({ max: 20, window: HOUR }),
        app.limitByEmail({ max: 10, window: HOUR }),
      ],
      schema: {
        summary: 'Ask for the newsletter',
        description:
          'A link to confirm is mailed to the address. The same answer for every address, however often it asks.',
        tags: ['letters'],
        body: subscriptionSchema,
        response: { 200: subscribedSchema },
      },
    },
    async ({ body: { email } }) => {
      await requestNewsletter({ db: app.db, siteUrl }, email);
      return { email, message: 'Please follow the link in the mail that we sent you.' };
    },
  );

  app.get(
    '/newsletter-email/confirm',
    {
      preHandler: linkLimit,
      schema: {
        summary: 'Confirm a newsletter address with the token that was mailed to it',
        description:
          'A browser gets a page, a program the message. Following the link again changes nothing.',
        tags: ['letters'],
        querystring: newsletterLinkQuerySchema,
        response: { 200: messageSchema },
      },
    },
    async (request, reply) => {
      const services = { db: app.db, siteUrl, secret: secrets.JWT_SECRET };
      const verdict = await confirmNewsletter(services, request.query.token);
      const done = { title: 'Thank you', message: 'You have successfully subscribed.' };
      return await respondToLink(request, reply, verdict === 'dead' ? linkInvalid() : done);
    },
  );

  const leaving = {
    tags: ['letters'],
    querystring: newsletterLinkQuerySchema,
    response: { 200: messageSchema },
  };
  // Browsers and mail clients send a form.
  await app.register(formbody);

  app.get(
    '/newsletter-email/unsubscribe',
    {
      preHandler: linkLimit,
      schema: {
        summary: 'The page that asks whether to leave the newsletter',
        description: 'Changes nothing: programs that look into mails follow links too.',
        ...leaving,
      },
    },
    async (request, reply) => {
      const isKnown = await isOfSubscriber(app.db, request.query.token);
      const ask = {
        title: 'Leave the newsletter?',
        message: 'You will get no more newsletters from us. E-mail alerts of searches are not touched.',
        button: 'Yes, leave',
      };
      return await respondToLink(request, reply, isKnown ? ask : linkInvalid());
    },
  );

  app.post(
    '/newsletter-email/unsubscribe',
    {
      // Called by mail clients directly (RFC 8058); the token proves possession of the mail.
      config: { fromAnywhere: true },
      preHandler: linkLimit,
      schema: {
        summary: 'Leave the newsletter with the token of its mails',
        description: 'A browser gets a page, a program the message. Works as often as it is called.',
        ...leaving,
      },
    },
    async (request, reply) => {
      const isKnown = await unsubscribe(app.db, request.query.token);
      const done = { title: 'Goodbye', message: 'You get no more newsletters from us.' };
      return await respondToLink(request, reply, isKnown ? done : linkInvalid());
    },
  );
};

const linkInvalid = (): DomainError =>
  new DomainError(
    400,
    'token_invalid',
    'This link does not work any more. Subscribe to the newsletter again.',
  );
