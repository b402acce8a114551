import {
  applicantSchema,
  MAX_RESUMES,
  resumeFileSchema,
  resumeLinkSchema,
  resumeRenameSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { receiveFile } from '../../files/uploads/receiveFile.ts';
import { uploads } from '../../files/uploads/uploads.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import * as service from './resumes.service.ts';

/** Manages the resume files of an applicant. */
export const resumesRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(uploads);
  const onRequest = app.requireApplicant;

  app.post(
    '/applicant/me/resumes',
    {
      onRequest,
      config: { files: ['resume'] },
      schema: {
        summary: 'Add a resume',
        description:
          'The file `resume` of a multipart form: PDF or Word (.docx, without macros), 5 MB. The first one is the ' +
          `default; there can be ${MAX_RESUMES}.`,
        consumes: ['multipart/form-data'],
        response: { 201: resumeFileSchema },
      },
    },
    async (request, reply) => {
      await service.assertCanAddResume(app.db, request.caller);
      const upload = await receiveFile(request, 'resume');
      return await reply.code(201).send(await service.addResume(app, request.caller, upload));
    },
  );

  app.post(
    '/applicant/me/resumes/:id/default',
    {
      onRequest,
      schema: {
        summary: 'Make a resume the one that applications take along by themselves',
        params: idParamsSchema,
        response: { 200: applicantSchema },
      },
    },
    async ({ caller, params }) => await service.makeDefaultResume(app.db, caller.id, params.id),
  );

  app.post(
    '/applicant/me/resumes/:id',
    {
      onRequest,
      schema: {
        summary: 'Rename a resume',
        description: 'The file extension stays. Companies that received the resume see the new name.',
        params: idParamsSchema,
        body: resumeRenameSchema,
        response: { 200: applicantSchema },
      },
    },
    async ({ caller, params, body }) =>
      await service.renameOwnResume(app.db, caller.id, params.id, body.file_name),
  );

  app.delete(
    '/applicant/me/resumes/:id',
    {
      onRequest,
      schema: {
        summary: 'Take a resume off the list',
        description:
          'No new application can take it along. Companies that received it with an application keep access as long ' +
          'as that application carries it; the file goes with the last of these, with the account, or at once.',
        params: idParamsSchema,
        response: { 200: applicantSchema },
      },
    },
    async ({ caller, params }) => await service.removeOwnResume(app.db, caller.id, params.id),
  );

  app.get(
    '/applicant/me/resumes/:id/link',
    {
      onRequest,
      schema: {
        summary: 'A link to an own resume, good for five minutes',
        params: idParamsSchema,
        response: { 200: resumeLinkSchema },
      },
    },
    async ({ params, caller }) => await service.linkToOwnResume(app, caller, params.id),
  );
};
