import { messageSchema, searchAlertsSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../../platform/errors/domainError.ts';
import { responseLanguage } from '../../../platform/http/requestLanguage.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { readCompanyNames } from './companyNames.repository.ts';
import { readOptions } from '../../options/options.repository.ts';
import { alertName } from './alertName.ts';
import { deleteAlert, readAlerts } from './searchAlerts.repository.ts';

/** Lists and deletes alerts of the verified e-mail address of the account. */
export const ownAlertsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireCaller;

  app.get(
    '/account/search-alerts',
    {
      onRequest,
      schema: {
        summary: "The alerts of the caller's verified address, the newest first",
        response: { 200: searchAlertsSchema },
      },
    },
    async (request) => {
      const { verified, email } = request.caller;
      if (!verified) return { alerts: [] };
      const language = responseLanguage(request);
      const [rows, options] = await Promise.all([readAlerts(app.db, email), readOptions(app.db)]);
      const companies = await readCompanyNames(
        app.db,
        rows.map(({ filter }) => filter),
      );
      return {
        alerts: rows.map((row) => ({
          ...row,
          name: alertName(row.filter, options, companies, language),
          created_at: row.created_at.toISOString(),
          last_sent_at: row.last_sent_at?.toISOString() ?? null,
        })),
      };
    },
  );

  app.delete(
    '/account/search-alerts/:id',
    {
      onRequest,
      schema: {
        summary: 'End an alert',
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller: { verified, email }, params }) => {
      if (!verified || !(await deleteAlert(app.db, params.id, email))) throw notFound('alert');
      return { message: 'The alert has ended.' };
    },
  );
};
