import { verificationMailSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { responseLanguage } from '../../../platform/http/requestLanguage.ts';
import { mailTextIn } from '../mailTexts.ts';
import { sendVerificationMail } from './registration.service.ts';

export const verificationMailRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/verification-mail',
    {
      onRequest: app.requireCaller,
      preHandler: app.limitByCaller({ max: 5, window: HOUR }),
      schema: {
        summary: 'Send the verification mail again',
        description: 'Earlier links go on working. An address that is verified gets no mail.',
        response: { 200: verificationMailSchema },
      },
    },
    async (request) => {
      const { caller } = request;
      const { email, verified } = caller;
      const t = mailTextIn(responseLanguage(request));
      if (verified)
        return { message: t('response.verifiedAlready'), code: 'verified_already' as const, email };
      await sendVerificationMail({ db: app.db, siteUrl: app.config.siteUrl }, caller);
      return { message: t('response.mailSent', { email }), code: 'mail_sent' as const, email };
    },
  );
};
