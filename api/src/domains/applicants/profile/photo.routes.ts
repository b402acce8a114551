import { applicantSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { receiveFile } from '../../files/uploads/receiveFile.ts';
import { uploads } from '../../files/uploads/uploads.ts';
import { encodeImage } from '../../files/images/encodeImage.ts';
import { readApplicant } from './applicants.service.ts';
import { changePhoto, removePhoto } from './photo.service.ts';

/** Uploads and deletes the photo of an applicant. */
export const photoRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(uploads);
  const common = {
    response: { 200: applicantSchema },
  };

  app.post(
    '/applicant/me/photo',
    {
      onRequest: app.requireVerifiedApplicant,
      preHandler: app.limitByCaller({ max: 20, window: HOUR }),
      config: { files: ['photo'] },
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
      const before = await readApplicant(app.db, id);
      const image = await encodeImage(await receiveFile(request, 'photo'));
      return await changePhoto(app, before, { image, accountId: id });
    },
  );

  app.delete(
    '/applicant/me/photo',
    { onRequest: app.requireApplicant, schema: { summary: 'Remove the photo', ...common } },
    async ({ caller: { id } }) => await removePhoto(app.db, id),
  );
};
