import {
  cvListSchema,
  cvNameSchema,
  cvShareSchema,
  cvShareTimesSchema,
  cvSummarySchema,
  cvUpdateSchema,
  MOST_CVS,
  messageSchema,
  newCvSchema,
  storedCvSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema } from '../../platform/http/idParams.ts';
import { MINUTE } from '../../platform/http/rateLimits.ts';
import { readCvs } from './cvs.repository.ts';
import { SHARE_DAYS } from './cvs.rules.ts';
import * as service from './cvs.service.ts';

/** A photo as a data URL and the texts of a long CV. */
const BODY_LIMIT = 1024 * 1024;

/** CVs of the CV builder. */
export const cvsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireApplicant;
  const preHandler = app.limitByCaller({ max: 600, window: 10 * MINUTE });
  const own = { onRequest, preHandler, bodyLimit: BODY_LIMIT };
  const one = { params: idParamsSchema };

  app.get(
    '/applicant/me/cvs',
    {
      onRequest,
      schema: {
        summary: "The caller's CVs, the last changed first",
        response: { 200: cvListSchema },
      },
    },
    async ({ caller }) => ({ cvs: await readCvs(app.db, caller.id) }),
  );

  app.post(
    '/applicant/me/cvs',
    {
      ...own,
      schema: {
        summary: 'Add a CV',
        description: `An account has at most ${MOST_CVS}.`,
        body: newCvSchema,
        response: { 201: cvSummarySchema },
      },
    },
    async ({ caller, body }, reply) =>
      await reply.code(201).send(await service.addCv(app.db, caller.id, body)),
  );

  app.get(
    '/applicant/me/cvs/:id',
    { onRequest, schema: { summary: 'A CV with its content', ...one, response: { 200: storedCvSchema } } },
    async ({ caller, params }) => await service.readCv(app.db, { accountId: caller.id, id: params.id }),
  );

  app.put(
    '/applicant/me/cvs/:id',
    {
      ...own,
      schema: {
        summary: 'Save the content of a CV',
        description:
          'Responds with 409 `cv_changed` when `version` is not the stored one, and changes nothing.',
        ...one,
        body: cvUpdateSchema,
        response: { 200: cvSummarySchema },
      },
    },
    async ({ caller, params, body }) =>
      await service.saveCv(app.db, { accountId: caller.id, id: params.id }, body),
  );

  app.put(
    '/applicant/me/cvs/:id/name',
    {
      ...own,
      schema: { summary: 'Rename a CV', ...one, body: cvNameSchema, response: { 200: cvSummarySchema } },
    },
    async ({ caller, params, body }) =>
      await service.renameOwnCv(app.db, { accountId: caller.id, id: params.id }, body.name),
  );

  app.post(
    '/applicant/me/cvs/:id/duplicate',
    { ...own, schema: { summary: 'Copy a CV', ...one, response: { 201: cvSummarySchema } } },
    async ({ caller, params }, reply) =>
      await reply.code(201).send(await service.duplicateCv(app.db, { accountId: caller.id, id: params.id })),
  );

  app.delete(
    '/applicant/me/cvs/:id',
    { ...own, schema: { summary: 'Delete a CV', ...one, response: { 200: messageSchema } } },
    async ({ caller, params }) => {
      await service.removeCv(app.db, { accountId: caller.id, id: params.id });
      return { message: 'CV deleted' };
    },
  );

  app.post(
    '/applicant/me/cvs/:id/share',
    {
      ...own,
      schema: {
        summary: 'Create the private link of a CV',
        description: `It works for ${SHARE_DAYS} days. An earlier link of the CV stops working. The token is in no other response.`,
        ...one,
        response: { 200: cvShareSchema },
      },
    },
    async ({ caller, params, id }) =>
      await service.shareCv(app.db, { accountId: caller.id, id: params.id }, id),
  );

  app.put(
    '/applicant/me/cvs/:id/share',
    {
      ...own,
      schema: {
        summary: 'Renew the private link of a CV',
        description: `It works for ${SHARE_DAYS} more days, with the same token.`,
        ...one,
        response: { 200: cvShareTimesSchema },
      },
    },
    async ({ caller, params, id }) =>
      await service.renewShare(app.db, { accountId: caller.id, id: params.id }, id),
  );

  app.delete(
    '/applicant/me/cvs/:id/share',
    {
      ...own,
      schema: { summary: 'Revoke the private link of a CV', ...one, response: { 200: messageSchema } },
    },
    async ({ caller, params, id }) => {
      await service.revokeShare(app.db, { accountId: caller.id, id: params.id }, id);
      return { message: 'The link no longer works' };
    },
  );
};
