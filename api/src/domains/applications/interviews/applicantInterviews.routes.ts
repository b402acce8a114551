import {
  interviewCancellationSchema,
  interviewChoiceSchema,
  interviewDeclineSchema,
  interviewSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { responseLanguage } from '../../../platform/http/requestLanguage.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { cancelForApplicant, confirm, decline } from './answers.service.ts';
import { applicantCalendarFile } from './interviewReading.service.ts';
import { sendCalendarFile } from './sendCalendarFile.ts';

/** Routes with which applicants answer interview proposals. */
export const applicantInterviewsRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { params: idParamsSchema };
  const onRequest = app.requireApplicant;
  const preHandler = app.limitByCaller({ max: 60, window: MINUTE });
  const { siteUrl, mailFrom } = app.config;
  const services = { db: app.db, siteUrl, mailFrom, publishEvent: app.publishEvent };

  app.post(
    '/applicant/interviews/:id/confirm',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Confirm one of the proposed times; both sides get a calendar file',
        ...common,
        body: interviewChoiceSchema,
        response: { 200: interviewSchema },
      },
    },
    async ({ caller, params, body }) => await confirm(services, caller.applicantId, params.id, body.slot_id),
  );

  app.post(
    '/applicant/interviews/:id/decline',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Ask for other times, with a message; a confirmed time is called off',
        ...common,
        body: interviewDeclineSchema,
        response: { 200: interviewSchema },
      },
    },
    async ({ caller, params, body }) => await decline(services, caller.applicantId, params.id, body.message),
  );

  app.post(
    '/applicant/interviews/:id/cancel',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Cancel an interview, with a reason; the application stays',
        ...common,
        body: interviewCancellationSchema,
        response: { 200: interviewSchema },
      },
    },
    async ({ caller, params, body }) =>
      await cancelForApplicant(services, caller.applicantId, params.id, body.reason),
  );

  app.get(
    '/applicant/interviews/:id/calendar',
    {
      onRequest,
      schema: {
        summary: 'The calendar file of a confirmed interview',
        description: '409 `not_confirmed` before that.',
        produces: ['text/calendar'],
        ...common,
      },
    },
    async (request, reply) =>
      await sendCalendarFile(
        reply,
        await applicantCalendarFile(services, request.caller, request.params.id, responseLanguage(request)),
      ),
  );
};
