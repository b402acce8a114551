import {
  busyTimesSchema,
  interviewCancellationSchema,
  interviewProposalSchema,
  interviewSchema,
  interviewsSchema,
  postponedSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { responseLanguage } from '../../../platform/http/requestLanguage.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { companyCalendarFile, readBusyTimes, readForCompany } from './interviewReading.service.ts';
import { holdMove, undoMove } from './pendingMoves.service.ts';
import { cancelForCompany, changeTimes, proposeTimes } from './proposals.service.ts';
import { sendCalendarFile } from './sendCalendarFile.ts';

/** Routes with which recruiters arrange interviews. */
export const companyInterviewsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireReviewer;
  const preHandler = app.limitByCaller({ max: 60, window: MINUTE });
  const { siteUrl, mailFrom } = app.config;
  const services = { db: app.db, siteUrl, mailFrom, publishEvent: app.publishEvent, log: app.log };

  app.get(
    '/recruiter/applicants/:id/interviews',
    {
      onRequest,
      schema: {
        summary: 'Interviews of an application, by its id, newest first',
        params: idParamsSchema,
        response: { 200: interviewsSchema },
      },
    },
    async ({ caller, params }) => ({ interviews: await readForCompany(app.db, caller.id, params.id) }),
  );

  app.get(
    '/recruiter/applicants/:id/busy-times',
    {
      onRequest,
      schema: {
        summary: 'Times at which the recruiter of an interview has others, by the id of the application',
        description:
          'Those of the caller, or of the colleague whose confirmed interview would move, without names.',
        params: idParamsSchema,
        response: { 200: busyTimesSchema },
      },
    },
    async ({ caller, params }) => ({ busy: await readBusyTimes(app.db, caller.id, params.id) }),
  );

  app.post(
    '/recruiter/applicants/:id/interviews',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Propose up to five times for an interview',
        description: 'Mails the applicant and moves the application to `interview` at once.',
        params: idParamsSchema,
        body: interviewProposalSchema,
        response: { 201: interviewSchema },
      },
    },
    async ({ caller, params, body }, reply) =>
      await reply.code(201).send(await proposeTimes(services, caller.id, params.id, body)),
  );

  app.post(
    '/recruiter/interviews/:id/times',
    {
      onRequest,
      preHandler,
      schema: {
        summary:
          'Replace the times of an interview, or move a confirmed one to one other time, after ten seconds',
        params: idParamsSchema,
        body: interviewProposalSchema,
        response: { 200: interviewSchema },
      },
    },
    async ({ caller, params, body }) => await changeTimes(services, caller.id, params.id, body),
  );

  app.post(
    '/recruiter/interviews/:id/move/undo',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Undo the move of a confirmed interview while the applicant does not see it',
        params: idParamsSchema,
        response: { 200: interviewSchema },
      },
    },
    async ({ caller, params }) => await undoMove(services, caller.id, params.id),
  );

  app.post(
    '/recruiter/interviews/:id/move/postpone',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Postpone a move by ten seconds from now, up to a minute after it was requested',
        params: idParamsSchema,
        response: { 200: postponedSchema },
      },
    },
    async ({ caller, params }) => ({
      effective_at: (await holdMove(services, caller.id, params.id)).toISOString(),
    }),
  );

  app.post(
    '/recruiter/interviews/:id/cancel',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Cancel an interview, with a reason',
        params: idParamsSchema,
        body: interviewCancellationSchema,
        response: { 200: interviewSchema },
      },
    },
    async ({ caller, params, body }) => await cancelForCompany(services, caller.id, params.id, body.reason),
  );

  app.get(
    '/recruiter/interviews/:id/calendar',
    {
      onRequest,
      schema: {
        summary: 'The calendar file of a confirmed interview',
        description: '409 `not_confirmed` before that.',
        produces: ['text/calendar'],
        params: idParamsSchema,
      },
    },
    async (request, reply) =>
      await sendCalendarFile(
        reply,
        await companyCalendarFile(services, request.caller, request.params.id, responseLanguage(request)),
      ),
  );
};
