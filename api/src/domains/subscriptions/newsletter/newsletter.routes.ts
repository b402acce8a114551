import { subscribedSchema, subscriptionSchema } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { serveMailedLink } from '../../../platform/http/mailedLink.ts';
import { requestLanguage } from '../../../platform/http/requestLanguage.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { isOfSubscriber, unsubscribe } from './newsletter.repository.ts';
import { mailTextIn } from './mailTexts.ts';
import { confirmNewsletter, isConfirmTokenValid, requestNewsletter } from './newsletter.service.ts';

export const newsletterRoutes: FastifyPluginAsyncZod = async (app) => {
  const { siteUrl, secrets } = app.config;
  const services = { db: app.db, siteUrl, secret: secrets.JWT_SECRET };

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
        body: subscriptionSchema,
        response: { 200: subscribedSchema },
      },
    },
    async (request) => {
      const { email } = request.body;
      await requestNewsletter({ db: app.db, siteUrl }, { email, language: requestLanguage(request) });
      return { email, message: 'Please follow the link in the mail that we sent you.' };
    },
  );

  const common = {
    invalid: new DomainError(400, 'newsletter_link_invalid'),
  };

  serveMailedLink(app, {
    ...common,
    path: '/newsletter-email/confirm',
    summary: 'Confirm a newsletter address with the token that was mailed to it',
    kind: 'confirm',
    texts: mailTextIn,
    isValid: async (token) => await isConfirmTokenValid(app.db, token),
    change: async (token) => (await confirmNewsletter(services, token)) !== 'dead',
  });

  serveMailedLink(app, {
    ...common,
    invalid: new DomainError(400, 'leave_link_invalid'),
    path: '/newsletter-email/unsubscribe',
    summary: 'Leave the newsletter with the token of its mails',
    kind: 'end',
    texts: mailTextIn,
    isValid: async (token) => await isOfSubscriber(app.db, token),
    change: async (token) => await unsubscribe(app.db, token),
  });
};
