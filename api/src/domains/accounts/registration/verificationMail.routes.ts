import { messageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { verificationMail } from '../verification.mails.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { insertEmailToken } from '../emailTokens.repository.ts';

export const verificationMailRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/verification-mail',
    {
      onRequest: app.requireCaller,
      preHandler: app.limitByCaller({ max: 5, window: HOUR }),
      schema: {
        summary: 'Send the verification mail again',
        description: 'Earlier links go on working. An address that is verified gets no mail.',
        tags: ['account'],
        response: { 200: messageSchema },
      },
    },
    async ({ caller: { id, name, email, verified } }) => {
      if (verified) return { message: 'Your e-mail address is verified already.' };
      const { siteUrl } = app.config;
      await app.db.transaction().execute(async (trx) => {
        const token = await insertEmailToken(trx, id, 'verify');
        await queueMail(trx, email, verificationMail({ siteUrl, name, token }));
      });
      return { message: `We sent a new mail to ${email}. Please follow the link in it.` };
    },
  );
};
