import {
  allApplicantsSchema,
  applicantReviewSchema,
  statusUpdatedSchema,
  statusUpdateSchema,
  vacancyApplicantsSchema,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../platform/errors/domainError.ts';
import { queueMail } from '../../platform/mail/outbox.repository.ts';
import { statusChangedMail } from './statusChanged.mails.ts';
import { idParamsSchema, pathIdSchema } from '../../platform/http/idParams.ts';
import {
  findOwnVacancyTitle,
  findReview,
  lockReceived,
  markViewed,
  readReceived,
  recordStatus,
} from './received.repository.ts';
import { notifyUsers } from './notifyUsers.ts';

/** Routes with which recruiters review received applications. */
export const receivedApplicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { tags: ['recruiter'] };
  const onRequest = app.requireVerifiedRecruiter;

  app.get(
    '/recruiter/applicants',
    {
      onRequest,
      schema: {
        summary: 'Applicants of all own companies',
        ...common,
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
        ...common,
        params: idParamsSchema,
        response: { 200: vacancyApplicantsSchema },
      },
    },
    async ({ caller, params }) => {
      const title = await findOwnVacancyTitle(app.db, caller.id, params.id);
      if (title === undefined) throw notFound('This vacancy');
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
        ...common,
        params: idParamsSchema,
        response: { 200: applicantReviewSchema },
      },
    },
    async ({ caller, params }) => {
      const { review, seenOf } = await app.db.transaction().execute(async (trx) => {
        const found = await findReview(trx, caller.id, params.id);
        if (!found) throw notFound('This application');
        if (found.status !== 'new') return { review: found, seenOf: null };
        const accountId = await markViewed(trx, params.id, caller.id);
        return { review: (await findReview(trx, caller.id, params.id))!, seenOf: accountId };
      });
      notifyUsers(app, [seenOf], 'application-status', review.vacancy_id);
      return review;
    },
  );

  app.post(
    '/recruiter/vacancy/:vacancyId/applicants/:applicantId/status',
    {
      onRequest,
      schema: {
        summary: "Change an application's status, with a note, and tell the applicant or not",
        ...common,
        params: z.object({ vacancyId: pathIdSchema, applicantId: pathIdSchema }),
        body: statusUpdateSchema,
        response: { 200: statusUpdatedSchema },
      },
    },
    async ({ caller, params, body }) => {
      const { status, should_notify = false } = body;
      const note = body.recruiter_note || null;
      const accountId = await app.db.transaction().execute(async (trx) => {
        const application = await lockReceived(trx, caller.id, params);
        if (!application) throw notFound('This application');
        const { id, account_id, email, title, company } = application;
        const notified = should_notify && email !== null;
        await recordStatus(trx, id, { status, by: caller.id, note, notified });
        if (!notified) return account_id;
        const facts = {
          siteUrl: app.config.siteUrl,
          name: application.name ?? '',
          title,
          company,
          status,
          note,
        };
        await queueMail(trx, email, statusChangedMail({ ...facts, vacancyId: params.vacancyId }));
        return account_id;
      });
      notifyUsers(app, [accountId], 'application-status', params.vacancyId);
      return { message: 'Application status updated', current_status: status };
    },
  );
};
