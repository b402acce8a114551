import { resumeLinkSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../../platform/errors/domainError.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { isDocumentToken, signDocumentLink } from '../../files/documents/documentLink.ts';
import { sendDocument } from '../../files/documents/sendDocument.ts';
import { findReceivedResume, findStoredResume } from './resumes.repository.ts';

const querySchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(1000)) });

/** Serves resumes through expiring signed links. */
export const resumeFilesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/recruiter/applicants/:id/resume',
    {
      onRequest: app.requireReviewer,
      schema: {
        summary: 'A link to the resume of an application, by its id; good for five minutes',
        description:
          '404 when the application is not of an own company, carries no resume, was withdrawn, or its applicant ' +
          'blocks the company or was erased. `url` is an address on the site.',
        params: idParamsSchema,
        response: { 200: resumeLinkSchema },
      },
    },
    async ({ caller, params }) => {
      const resumeId = await findReceivedResume(app.db, caller.id, params.id);
      if (resumeId === undefined) throw notFound('resume');
      return await signDocumentLink(app.config, 'resumes', resumeId);
    },
  );

  app.get(
    '/files/resumes/:id',
    {
      schema: {
        summary: 'A resume, to whoever has a link to it that is not over',
        params: idParamsSchema,
        querystring: querySchema,
        produces: ['application/pdf', 'application/octet-stream'],
      },
    },
    async ({ params: { id }, query: { token } }, reply) => {
      const resume =
        (await isDocumentToken(app.config, token, 'resumes', id)) && (await findStoredResume(app.db, id));
      if (!resume || !(await sendDocument(reply, resume))) throw notFound('resume');
      return reply;
    },
  );
};
