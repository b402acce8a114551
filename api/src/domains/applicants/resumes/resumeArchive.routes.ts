import { resumeArchiveRequestSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { savedAs } from '../../files/documents/displayName.ts';
import { openResumeArchive } from './resumeArchive.service.ts';

/** Serves resumes of several applicants as one archive. */
export const resumeArchiveRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/recruiter/applicants/resumes.zip',
    {
      onRequest: app.requireReviewer,
      preHandler: app.limitByCaller({ max: 10, window: MINUTE }),
      schema: {
        summary: 'Resumes of several applications, by their ids, as a ZIP archive',
        description:
          'Leaves out applications of other companies, withdrawn ones, and those without a resume. ' +
          '`X-Resume-Count` is the number of files. 404 without any.',
        body: resumeArchiveRequestSchema,
        produces: ['application/zip'],
      },
    },
    async ({ caller, body, id }, reply) => {
      const { db, storage } = app;
      const archive = await openResumeArchive({ db, storage }, caller.id, body.ids, id);
      return await reply
        .header('content-disposition', savedAs('Resumes.zip'))
        .header('cache-control', 'private, no-store')
        .header('content-length', archive.size)
        .header('x-resume-count', archive.count)
        .type('application/zip')
        .send(archive.bytes);
    },
  );
};
