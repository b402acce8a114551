import { applicantSchema, type Applicant } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { receiveFile } from '../../files/uploads/receiveFile.ts';
import { uploads } from '../../files/uploads/uploads.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { encodeImage } from '../../files/images/encodeImage.ts';
import { isSameImage, withImage } from '../../files/images/storedImage.ts';
import { findApplicant, setPhoto } from '../applicants.repository.ts';
import { profileMissing } from '../profileMissing.ts';

/** Uploads and deletes the photo of an applicant. */
export const photoRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(uploads);
  const common = {
    tags: ['applicant'],
    response: { 200: applicantSchema },
  };

  app.post(
    '/applicant/me/photo',
    {
      onRequest: app.requireApplicant,
      schema: {
        summary: 'Set the photo',
        description:
          'The file `photo` of a multipart form: JPEG, PNG or WebP, 5 MB, one frame. It is drawn anew, without what ' +
          'the camera wrote beside it.',
        consumes: ['multipart/form-data'],
        ...common,
      },
    },
    async (request) => {
      const { id } = request.caller;
      const before = await profile(app.db, id);
      const image = await encodeImage(await receiveFile(request, 'photo'));
      if (isSameImage(before.photo, image)) return before;
      return await withImage(app, { kind: 'photos', image, uploadedBy: id }, async (trx, address) => {
        await setPhoto(trx, id, address!);
        return await profile(trx, id);
      });
    },
  );

  app.delete(
    '/applicant/me/photo',
    { onRequest: app.requireApplicant, schema: { summary: 'Remove the photo', ...common } },
    async ({ caller: { id } }) => {
      await setPhoto(app.db, id, null);
      return await profile(app.db, id);
    },
  );

  async function profile(db: Executor, accountId: number): Promise<Applicant> {
    const applicant = await findApplicant(db, accountId);
    if (!applicant) throw profileMissing();
    return applicant;
  }
};
