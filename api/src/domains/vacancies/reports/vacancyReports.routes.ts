import { messageSchema, vacancyReportSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../../platform/errors/domainError.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { vacancyReportMail } from './vacancyReport.mails.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { findPublicVacancy } from '../publicVacancy.repository.ts';

export const vacancyReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/vacancies/:id/report',
    {
      preHandler: [
        app.limitByAddress({ max: 10, window: HOUR }),
        app.limitBy((request) => (request.params as { id: string }).id, { max: 50, window: HOUR }),
      ],
      schema: {
        summary: 'Tell the operator what is wrong with a vacancy',
        tags: ['public'],
        params: idParamsSchema,
        body: vacancyReportSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ params, body, id: requestId }) => {
      const { reason, message = '', email } = body;
      const { siteUrl, contactEmail } = app.config;
      await app.db.transaction().execute(async (trx) => {
        const vacancy = await findPublicVacancy(trx, params.id);
        if (!vacancy) throw notFound('This vacancy');
        await trx
          .insertInto('vacancy_reports')
          .values({ vacancy_id: vacancy.id, reason, message, email: email ?? null })
          .execute();
        await writeAudit(trx, {
          accountId: null,
          action: 'vacancy.reported',
          subject: String(vacancy.id),
          detail: { reason },
          requestId,
        });
        if (contactEmail === undefined) return;
        const mail = vacancyReportMail({ siteUrl, vacancy, reason, message, email });
        await queueMail(trx, contactEmail, mail, { email });
      });
      return { message: 'Thank you. We look at every report.' };
    },
  );
};
