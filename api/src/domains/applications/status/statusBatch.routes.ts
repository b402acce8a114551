import {
  postponedSchema,
  statusBatchResultsSchema,
  statusBatchSchema,
  undoBatchResultsSchema,
  undoBatchSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { changeStatuses, postponeEffect, undoChanges } from './statusBatch.service.ts';

/** Routes with which recruiters move many applications at once. */
export const statusBatchRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireReviewer;
  const preHandler = app.limitByCaller({ max: 60, window: MINUTE });
  const { db, publishEvent } = app;

  app.post(
    '/recruiter/applicants/status',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Change the status of many applications, by their ids; reports each result',
        body: statusBatchSchema,
        response: { 200: statusBatchResultsSchema },
      },
    },
    async ({ caller, body, log }) => ({
      results: await changeStatuses({ db, publishEvent, log }, caller.id, body),
    }),
  );

  app.post(
    '/recruiter/status-changes/undo',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Undo many status changes that are not effective yet; reports each result',
        body: undoBatchSchema,
        response: { 200: undoBatchResultsSchema },
      },
    },
    async ({ caller, body, log }) => ({
      results: await undoChanges({ db, publishEvent, log }, caller.id, body.change_ids),
    }),
  );

  app.post(
    '/recruiter/status-changes/postpone',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Postpone pending status changes by ten seconds from now, up to a minute after the change',
        body: undoBatchSchema,
        response: { 200: postponedSchema },
      },
    },
    async ({ caller, body }) => ({
      effective_at: (await postponeEffect({ db }, caller.id, body.change_ids)).toISOString(),
    }),
  );
};
