import { appliedSchema, applySchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { applyToVacancy } from './apply.service.ts';

export const applyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/vacancies/:id/apply',
    {
      onRequest: app.requireApplicant,
      preHandler: app.limitByCaller({ max: 60, window: 10 * MINUTE }),
      schema: {
        summary: 'Apply to a vacancy',
        description:
          '201: newly submitted. 200: already applied; the first application is unchanged. Without `resume_id` ' +
          'the default resume is sent; with null none.',
        tags: ['applicant'],
        params: idParamsSchema,
        body: applySchema,
        response: { 200: appliedSchema, 201: appliedSchema },
      },
    },
    async ({ caller, params, body }, reply) => {
      const services = {
        db: app.db,
        siteUrl: app.config.siteUrl,
        secret: app.config.secrets.JWT_SECRET,
        publishEvent: app.publishEvent,
      };
      const { id, applicantId, status, isNew } = await applyToVacancy(services, caller, params.id, body);
      return await reply.code(isNew ? 201 : 200).send({
        id,
        vacancy_id: params.id,
        applicant_id: applicantId,
        status,
        message: isNew ? 'Application submitted successfully' : 'You already applied to this vacancy',
      });
    },
  );
};
