import {
  emailVerifiedSchema,
  registeredSchema,
  registrationSchema,
  verifyEmailQuerySchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HOUR, MINUTE } from '../../../platform/http/rateLimits.ts';
import { requestLanguage, responseLanguage } from '../../../platform/http/requestLanguage.ts';
import { mailTextIn } from '../mailTexts.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { register, verifyEmail } from './registration.service.ts';

export const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const role of ['recruiter', 'applicant'] as const) {
    app.post(
      `/account/${role}/register`,
      {
        preHandler: [
          app.limitByAddress({ max: 30, window: HOUR }),
          app.limitByEmail({ max: 5, window: HOUR, name: 'register' }),
        ],
        schema: {
          summary: `Open ${role === 'recruiter' ? 'a recruiter' : 'an applicant'}'s account`,
          description:
            'The same response, in the same time, whether or not the address has an account; its mailbox learns which.',
          tags: ['account'],
          body: registrationSchema,
          response: { 201: registeredSchema },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const services = { db: app.db, siteUrl: app.config.siteUrl };
        await register(services, role, body, {
          requestId: request.id,
          language: requestLanguage(request),
        });
        const message = 'We sent a mail to this address. It says how to go on.';
        return await reply.code(201).send({ email: body.email, message });
      },
    );
  }

  app.get(
    '/recruiter/verify-email',
    {
      preHandler: app.limitByAddress({ max: 60, window: 10 * MINUTE }),
      schema: {
        summary: 'Verify an e-mail address with the token that was mailed to it',
        description:
          'The first time ends the other sessions of the account; without a session of the account it also clears the password and mails a link to choose one.',
        tags: ['account'],
        querystring: verifyEmailQuerySchema,
        response: { 200: emailVerifiedSchema },
      },
    },
    async (request) => {
      const services = { db: app.db, publishEvent: app.publishEvent, siteUrl: app.config.siteUrl };
      const context = { requestId: request.id, familyId: await sessionOf(app, request) };
      const { needsPassword } = await verifyEmail(services, request.query.token, context);
      const t = mailTextIn(responseLanguage(request));
      return needsPassword
        ? { message: t('response.choosePassword'), code: 'choose_password' as const }
        : { message: t('response.verified'), code: 'email_verified' as const };
    },
  );
};
