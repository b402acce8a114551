import formbody from '@fastify/formbody';
import { messageSchema, newsletterLinkQuerySchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { respondToLink } from '../confirmationPage.ts';
import { readAlertToken } from './alertToken.ts';
import { deleteAlert } from './searchAlerts.repository.ts';
import { confirmAlertByToken } from './searchAlerts.service.ts';

/** Handles the links in alert mails. */
export const alertLinksRoutes: FastifyPluginAsyncZod = async (app) => {
  const preHandler = app.limitByAddress({ max: 60, window: 10 * MINUTE });
  const common = {
    tags: ['public'],
    querystring: newsletterLinkQuerySchema,
    response: { 200: messageSchema },
  };
  // Mail clients send a form.
  await app.register(formbody);

  app.get(
    '/search-alerts/confirm',
    {
      preHandler,
      schema: {
        summary: 'Confirm an alert with the token that was mailed',
        description:
          'A browser gets a page, a program the message. Following the link again changes nothing.',
        ...common,
      },
    },
    async (request, reply) => {
      const verdict = await confirmAlertByToken(app.db, request.query.token);
      const done = {
        title: 'Thank you',
        message: 'From now on we mail you the new vacancies of your search.',
      };
      return await respondToLink(request, reply, verdict === 'dead' ? linkInvalid() : done);
    },
  );

  app.get(
    '/search-alerts/unsubscribe',
    {
      preHandler,
      schema: {
        summary: 'The page that asks whether to end an alert',
        description: 'Changes nothing: programs that look into mails follow links too.',
        ...common,
      },
    },
    async (request, reply) => {
      const id = readAlertToken(request.query.token, app.config.secrets.JWT_SECRET);
      const ask = {
        title: 'End this alert?',
        message: 'You will get no more mails about the new vacancies of this search.',
        button: 'Yes, end it',
      };
      return await respondToLink(request, reply, id === undefined ? linkInvalid() : ask);
    },
  );

  app.post(
    '/search-alerts/unsubscribe',
    {
      // Called by mail clients directly (RFC 8058); the token proves possession of the mail.
      config: { fromAnywhere: true },
      preHandler,
      schema: {
        summary: 'End an alert with the token of its mails, with one click',
        description: 'What `List-Unsubscribe` of each digest names. Works as often as it is called.',
        ...common,
      },
    },
    async (request, reply) => {
      const id = readAlertToken(request.query.token, app.config.secrets.JWT_SECRET);
      if (id !== undefined) await deleteAlert(app.db, id);
      const done = { title: 'Goodbye', message: 'You get no more mails of this alert.' };
      return await respondToLink(request, reply, id === undefined ? linkInvalid() : done);
    },
  );
};

const linkInvalid = (): DomainError =>
  new DomainError(400, 'token_invalid', 'This link does not work any more. Save your search again.');
