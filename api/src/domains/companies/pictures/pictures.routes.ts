import { newPictureSchema, ownCompanySchema, pictureCaptionSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { idParamsSchema, pathIdSchema } from '../../../platform/http/idParams.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { encodeImage } from '../../files/images/encodeImage.ts';
import { readFileForm } from '../../files/uploads/readFileForm.ts';
import { uploads } from '../../files/uploads/uploads.ts';
import { addPicture, assertOwned, changeCaption, removePicture } from './pictures.service.ts';

const pictureParams = z.object({ id: pathIdSchema, pictureId: pathIdSchema });

/** Pictures of the work and the team of a company (not in the specification). Each call returns the company. */
export const picturesRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(uploads);
  const onRequest = app.requireRecruiter;
  const response = { 200: ownCompanySchema };

  app.post(
    '/recruiter/company/:id/pictures',
    {
      onRequest,
      preValidation: readFileForm('picture'),
      config: { files: ['picture'] },
      preHandler: app.limitByCaller({ max: 60, window: HOUR }),
      schema: {
        summary: 'Add a picture of the work or the team, at most six of each',
        description:
          'The picture is the file `picture` of a multipart form: JPEG, PNG or WebP, 5 MB, one frame; it is drawn anew.',
        consumes: ['multipart/form-data'],
        params: idParamsSchema,
        body: newPictureSchema,
        response: { 201: ownCompanySchema },
      },
    },
    async ({ caller, params, body, uploads: files }, reply) => {
      await assertOwned(app.db, caller, params.id);
      const image = await encodeImage(files!['picture']!, 'pictures');
      return await reply.code(201).send(await addPicture(app, caller, params.id, { ...body, image }));
    },
  );

  app.put(
    '/recruiter/company/:id/pictures/:pictureId',
    {
      onRequest,
      schema: {
        summary: 'Change the caption of a picture',
        params: pictureParams,
        body: pictureCaptionSchema,
        response,
      },
    },
    async ({ caller, params, body }) => await changeCaption(app.db, caller, params, body.caption),
  );

  app.delete(
    '/recruiter/company/:id/pictures/:pictureId',
    { onRequest, schema: { summary: 'Remove a picture', params: pictureParams, response } },
    async ({ caller, params }) => await removePicture(app.db, caller, params),
  );
};
