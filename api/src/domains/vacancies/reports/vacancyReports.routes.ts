import { messageSchema, vacancyReportSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { reportVacancy } from './vacancyReports.service.ts';

export const vacancyReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/vacancies/:id/report',
    {
      preHandler: [
        app.limitByAddress({ max: 10, window: HOUR }),
        app.limitBy((request) => (request.params as { id: string }).id, { max: 50, window: HOUR }),
      ],
      schema: {
        summary: 'Report a vacancy to the operator',
        params: idParamsSchema,
        body: vacancyReportSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ params, body, id: requestId }) => {
      const { siteUrl, contactEmail } = app.config;
      await reportVacancy({ db: app.db, siteUrl, contactEmail }, params.id, body, requestId);
      return { message: 'Thank you. Your report has arrived.' };
    },
  );
};
