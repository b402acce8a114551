import { createReadStream } from 'node:fs';
import { applicantSchema, resumeFileSchema, resumeLinkSchema, type Applicant } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { storeFiles, newFolder } from '../../../platform/storage/storeFiles.ts';
import { receiveFile } from '../../files/uploads/receiveFile.ts';
import type { Upload } from '../../files/uploads/upload.ts';
import { uploads } from '../../files/uploads/uploads.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { findApplicant } from '../applicants.repository.ts';
import { profileMissing } from '../profileMissing.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { checkResume, RESUME_TYPES } from './checkResume.ts';
import { displayName } from './displayName.ts';
import {
  insertResume,
  lockApplicant,
  setDefaultResume,
  readResumes,
  removeResume,
} from './resumes.repository.ts';
import { signResumeLink } from './resumeToken.ts';

const MOST_RESUMES = 10;

/** Manages the resume files of an applicant. */
export const resumesRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(uploads);
  const onRequest = app.requireApplicant;
  const common = { tags: ['applicant'] };

  app.post(
    '/applicant/me/resumes',
    {
      onRequest,
      schema: {
        summary: 'Add a resume',
        description:
          'The file `resume` of a multipart form: PDF or Word (.docx, without macros), 5 MB. The first one is the ' +
          `default; there can be ${MOST_RESUMES}.`,
        consumes: ['multipart/form-data'],
        ...common,
        response: { 201: resumeFileSchema },
      },
    },
    async (request, reply) => {
      const { applicantId } = request.caller;
      if (applicantId === null) throw profileMissing();
      mustHaveRoom(await readResumes(app.db, applicantId));
      const upload = await receiveFile(request, 'resume');
      return await reply.code(201).send(await keep(request, upload));
    },
  );

  app.post(
    '/applicant/me/resumes/:id/default',
    {
      onRequest,
      schema: {
        summary: 'Make a resume the one that applications take along by themselves',
        ...common,
        params: idParamsSchema,
        response: { 200: applicantSchema },
      },
    },
    async (request) => await change(request, request.params.id, setDefaultResume),
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
        ...common,
        params: idParamsSchema,
        response: { 200: applicantSchema },
      },
    },
    async (request) => await change(request, request.params.id, removeResume),
  );

  app.get(
    '/applicant/me/resumes/:id/link',
    {
      onRequest,
      schema: {
        summary: 'A link to an own resume, good for five minutes',
        ...common,
        params: idParamsSchema,
        response: { 200: resumeLinkSchema },
      },
    },
    async ({ params: { id }, caller: { applicantId } }) => {
      const own = applicantId === null ? [] : await readResumes(app.db, applicantId);
      if (!own.some((resume) => resume.id === id)) throw notFound('This resume');
      return await signResumeLink(app.config, id);
    },
  );

  async function keep({ caller }: FastifyRequest, upload: Upload) {
    const ending = await checkResume(upload);
    const media_type = RESUME_TYPES[ending];
    const folder = newFolder('resumes');
    return await storeFiles(
      app.db,
      { folder, uploadedBy: caller.id },
      {
        write: async () =>
          await app.storage.write(`${folder}/file`, {
            bytes: createReadStream(upload.path),
            size: upload.size,
            mediaType: media_type,
          }),
        commit: async (trx) => {
          const applicantId = await heldApplicant(trx, caller.id);
          const others = await readResumes(trx, applicantId);
          mustHaveRoom(others);
          const id = await insertResume(trx, applicantId, {
            file_name: displayName(upload.fileName, ending),
            storage_key: folder,
            media_type,
            size: upload.size,
            is_default: others.length === 0,
          });
          return (await readResumes(trx, applicantId)).find((resume) => resume.id === id)!;
        },
      },
    );
  }

  async function change(
    { caller }: FastifyRequest,
    id: number,
    by: (db: Executor, applicantId: number, id: number) => Promise<boolean>,
  ): Promise<Applicant> {
    return await app.db.transaction().execute(async (trx) => {
      const applicantId = await heldApplicant(trx, caller.id);
      if (!(await by(trx, applicantId, id))) throw notFound('This resume');
      return (await findApplicant(trx, caller.id))!;
    });
  }

  async function heldApplicant(db: Executor, accountId: number): Promise<number> {
    const id = await lockApplicant(db, accountId);
    if (id === undefined) throw profileMissing();
    return id;
  }
};

function mustHaveRoom(resumes: unknown[]): void {
  if (resumes.length < MOST_RESUMES) return;
  throw new DomainError(
    409,
    'too_many_resumes',
    `You have ${MOST_RESUMES} resumes. Please remove one before you add another.`,
  );
}
