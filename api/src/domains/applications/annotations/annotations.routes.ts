import {
  applicantRatingSchema,
  applicantTagsSchema,
  messageSchema,
  noteWritingSchema,
  privateNoteSchema,
  ratingUpdateSchema,
  tagsUpdateSchema,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema, pathIdSchema } from '../../../platform/http/idParams.ts';
import { addNote, changeNote, rate, removeNote, tag } from './annotations.service.ts';

const noteParamsSchema = z.object({ id: pathIdSchema, noteId: pathIdSchema });

/** Rating, tags and private notes of an application: for its company only, never for the applicant. */
export const annotationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireReviewer;
  const services = { db: app.db, publishEvent: app.publishEvent };

  app.put(
    '/recruiter/applicants/:id/rating',
    {
      onRequest,
      schema: {
        summary: 'Rate an application from 1 to 5, or remove the rating',
        params: idParamsSchema,
        body: ratingUpdateSchema,
        response: { 200: applicantRatingSchema },
      },
    },
    async ({ caller, params, body, log }) => await rate({ ...services, log }, caller.id, params.id, body),
  );

  app.put(
    '/recruiter/applicants/:id/tags',
    {
      onRequest,
      schema: {
        summary: 'Change the tags of an application',
        params: idParamsSchema,
        body: tagsUpdateSchema,
        response: { 200: applicantTagsSchema },
      },
    },
    async ({ caller, params, body, log }) => await tag({ ...services, log }, caller.id, params.id, body),
  );

  app.post(
    '/recruiter/applicants/:id/notes',
    {
      onRequest,
      schema: {
        summary: 'Add a private note and notify the members that it mentions',
        params: idParamsSchema,
        body: noteWritingSchema,
        response: { 201: privateNoteSchema },
      },
    },
    async ({ caller, params, body }, reply) =>
      await reply.code(201).send(await addNote(services, caller.id, params.id, body)),
  );

  app.put(
    '/recruiter/applicants/:id/notes/:noteId',
    {
      onRequest,
      schema: {
        summary: 'Edit an own private note',
        params: noteParamsSchema,
        body: noteWritingSchema,
        response: { 200: privateNoteSchema },
      },
    },
    async ({ caller, params, body }) => await changeNote(services, caller.id, params, body),
  );

  app.delete(
    '/recruiter/applicants/:id/notes/:noteId',
    {
      onRequest,
      schema: {
        summary: 'Delete an own private note',
        params: noteParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params }) => {
      await removeNote(app.db, caller.id, params);
      return { message: 'Note deleted' };
    },
  );
};
