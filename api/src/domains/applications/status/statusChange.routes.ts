import {
  statusMailQuerySchema,
  statusMailSchema,
  statusUndoneSchema,
  statusUpdatedSchema,
  statusUpdateSchema,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema, pathIdSchema } from '../../../platform/http/idParams.ts';
import { changeStatus, previewMail, undoChange } from './statusChange.service.ts';

const applicationParamsSchema = z.object({ vacancyId: pathIdSchema, applicantId: pathIdSchema });

/** Routes with which recruiters move applications through the statuses. */
export const statusChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireReviewer;
  const { db, publishEvent, log } = app;
  const services = { db, siteUrl: app.config.siteUrl, publishEvent, log };

  app.post(
    '/recruiter/vacancy/:vacancyId/applicants/:applicantId/status',
    {
      onRequest,
      schema: {
        summary: "Change an application's status, with a note, and optionally notify the applicant",
        description:
          'The applicant sees the change, and is mailed, ten seconds later; until then it can be undone. The same ' +
          'status again changes nothing.',
        params: applicationParamsSchema,
        body: statusUpdateSchema,
        response: { 200: statusUpdatedSchema },
      },
    },
    async ({ caller, params, body }) => ({
      message: 'Application status updated',
      ...(await changeStatus(services, caller.id, params, body)),
    }),
  );

  app.post(
    '/recruiter/vacancy/:vacancyId/applicants/:applicantId/status-mail',
    {
      onRequest,
      schema: {
        summary: 'Preview the e-mail of a status change; nothing is sent or saved',
        params: applicationParamsSchema,
        body: statusMailQuerySchema,
        response: { 200: statusMailSchema },
      },
    },
    async ({ caller, params, body }) => await previewMail(services, caller.id, params, body),
  );

  app.post(
    '/recruiter/status-changes/:id/undo',
    {
      onRequest,
      schema: {
        summary: 'Undo a status change that is not effective yet',
        params: idParamsSchema,
        response: { 200: statusUndoneSchema },
      },
    },
    async ({ caller, params }) => ({ current_status: await undoChange(services, caller.id, params.id) }),
  );
};
