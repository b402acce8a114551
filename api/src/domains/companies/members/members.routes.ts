import {
  companyMembersSchema,
  companySecondStepSchema,
  invitationCreateSchema,
  invitationSchema,
  invitationTokenBodySchema,
  memberUpdateSchema,
  messageSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { idParamsSchema, pathIdSchema } from '../../../platform/http/idParams.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { requireSecondStep, resetSecondStep } from './companySecondStep.service.ts';
import * as service from './members.service.ts';

const invitationParams = z.object({ id: pathIdSchema, invitationId: pathIdSchema });
const memberParams = z.object({ id: pathIdSchema, accountId: pathIdSchema });

/** Members of a company and their invitations (not in the specification). */
export const membersRoutes: FastifyPluginAsyncZod = async (app) => {
  const listed = { response: { 200: companyMembersSchema } };
  const services = { db: app.db, siteUrl: app.config.siteUrl, publishEvent: app.publishEvent };
  const onRequest = app.requireRecruiter;
  // Invitations are mails to strangers.
  const mails = {
    onRequest: app.requireVerifiedRecruiter,
    preHandler: app.limitByCaller({ max: 30, window: HOUR }),
  };

  app.get(
    '/recruiter/company/:id/members',
    {
      onRequest,
      schema: { summary: 'Members and invitations', params: idParamsSchema, ...listed },
    },
    async ({ caller, params }) => await service.listMembers(app.db, caller, params.id),
  );

  app.post(
    '/recruiter/company/:id/invitations',
    {
      ...mails,
      schema: {
        summary: 'Invite a member by e-mail',
        params: idParamsSchema,
        body: invitationCreateSchema,
        response: { 201: companyMembersSchema },
      },
    },
    async ({ caller, params, body }, reply) =>
      await reply.code(201).send(await service.invite(services, caller, params.id, body)),
  );

  app.post(
    '/recruiter/company/:id/invitations/:invitationId/resend',
    { ...mails, schema: { summary: 'Mail a new link', params: invitationParams, ...listed } },
    async ({ caller, params }) =>
      await service.resendInvitation(services, caller, params.id, params.invitationId),
  );

  app.delete(
    '/recruiter/company/:id/invitations/:invitationId',
    {
      onRequest,
      schema: { summary: 'Revoke an invitation', params: invitationParams, ...listed },
    },
    async ({ caller, params }) =>
      await service.revokeInvitation(services, caller, params.id, params.invitationId),
  );

  app.put(
    '/recruiter/company/:id/members/:accountId',
    {
      onRequest,
      schema: {
        summary: 'Change the role of a member',
        params: memberParams,
        body: memberUpdateSchema,
        ...listed,
      },
    },
    async ({ caller, params, body }) =>
      await service.changeMembership(services, caller, params.id, params.accountId, body.membership),
  );

  app.delete(
    '/recruiter/company/:id/members/:accountId',
    {
      onRequest,
      schema: {
        summary: 'Remove a member, or leave',
        params: memberParams,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params }) => {
      await service.removeMember(services, caller, params.id, params.accountId);
      return { message: 'The member was removed.' };
    },
  );

  app.put(
    '/recruiter/company/:id/second-step',
    {
      onRequest,
      schema: {
        summary: 'Ask every member for a second step before they open applicants',
        description: 'For owners who have given a second step themselves.',
        params: idParamsSchema,
        body: companySecondStepSchema,
        ...listed,
      },
    },
    async ({ caller, params: { id: companyId }, body, id: requestId }) =>
      await requireSecondStep(services, caller, { companyId, isRequired: body.required, requestId }),
  );

  app.post(
    '/recruiter/company/:id/members/:accountId/reset-second-step',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 30, window: HOUR }),
      schema: {
        summary: 'Remove the second step of a member who lost it',
        description: 'Ends the sessions of the member. Both are told by mail.',
        params: memberParams,
        ...listed,
      },
    },
    async ({ caller, params: { id: companyId, accountId }, id: requestId }) =>
      await resetSecondStep(services, caller, { companyId, accountId, requestId }),
  );

  app.get(
    '/recruiter/invitation',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 60, window: HOUR }),
      schema: {
        summary: 'The invitation behind a mailed link',
        querystring: invitationTokenBodySchema,
        response: { 200: invitationSchema },
      },
    },
    async ({ caller, query }) => await service.readInvitation(app.db, caller, query.token),
  );

  app.post(
    '/recruiter/invitation',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 60, window: HOUR }),
      schema: {
        summary: 'Accept an invitation',
        body: invitationTokenBodySchema,
        response: { 200: invitationSchema },
      },
    },
    async ({ caller, body }) => await service.acceptInvitation(services, caller, body.token),
  );
};
