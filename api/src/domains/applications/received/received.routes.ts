import {
  allApplicantsSchema,
  applicantReviewSchema,
  resumeMatchesSchema,
  resumeSearchSchema,
  vacancyApplicantsSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../../platform/errors/domainError.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { findOwnVacancyTitle, readReceived } from './received.repository.ts';
import { findInResumes } from './resumeSearch.repository.ts';
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
    '/recruiter/applicants/resume-matches',
    {
      onRequest,
      schema: {
        summary: 'Applications whose resume has every word of a search',
        description:
          'Words of three letters or more may be the beginning of a word in the resume. Leaves out resumes that the ' +
          'caller cannot open. The text of a resume is read within minutes of its upload, up to 100,000 characters.',
        querystring: resumeSearchSchema,
        response: { 200: resumeMatchesSchema },
      },
    },
    async ({ caller, query }) => ({ ids: await findInResumes(app.db, caller.id, query.search_string) }),
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
