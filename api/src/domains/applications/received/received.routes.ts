import { allApplicantsSchema, applicantReviewSchema, vacancyApplicantsSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../../platform/errors/domainError.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { findOwnVacancyTitle, readReceived } from './received.repository.ts';
import { openReview } from './received.service.ts';

/** Routes with which recruiters review received applications. */
export const receivedApplicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireReviewer;
  const services = { db: app.db, publishEvent: app.publishEvent };

  app.get(
    '/recruiter/applicants',
    {
      onRequest,
      schema: {
        summary: 'Applicants of all own companies',
        response: { 200: allApplicantsSchema },
      },
    },
    async ({ caller }) => ({ applicants: await readReceived(app.db, caller.id) }),
  );

  app.get(
    '/recruiter/vacancy/:id/applicants',
    {
      onRequest,
      schema: {
        summary: 'Applicants of one vacancy',
        params: idParamsSchema,
        response: { 200: vacancyApplicantsSchema },
      },
    },
    async ({ caller, params }) => {
      const title = await findOwnVacancyTitle(app.db, caller.id, params.id);
      if (title === undefined) throw notFound('vacancy');
      const applicants = await readReceived(app.db, caller.id, params.id);
      return { vacancy_id: params.id, vacancy_title: title, applicants };
    },
  );

  app.get(
    '/recruiter/applicants/:id',
    {
      onRequest,
      schema: {
        summary: 'One application, by its id; opening a new one moves it to viewed',
        params: idParamsSchema,
        response: { 200: applicantReviewSchema },
      },
    },
    async ({ caller, params }) => await openReview(services, caller.id, params.id),
  );
};
