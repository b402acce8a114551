import {
  confirmedSchema,
  newPasskeySchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeysSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { addPasskey, createNewPasskeyOptions } from './addPasskey.service.ts';
import { readPasskeys, updatePasskeyName } from './passkeys.repository.ts';
import { removePasskey } from './removePasskey.service.ts';

/** The passkeys of the caller, of any role. Each change returns all of them. */
export const passkeysRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireCaller;
  const preHandler = app.limitByCaller({ max: 20, window: 15 * MINUTE });
  const response = { 200: passkeysSchema };
  const services = { db: app.db, siteUrl: app.config.siteUrl };

  app.get(
    '/account/passkeys',
    { onRequest, schema: { summary: 'The passkeys of the caller', response } },
    async ({ caller }) => ({ passkeys: await readPasskeys(app.db, caller.id) }),
  );

  app.post(
    '/account/passkeys/options',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 20, window: 15 * MINUTE }),
      schema: {
        summary: 'Options with which a browser makes a passkey',
        description: 'Needs a sign-in of the last 15 minutes, or the password.',
        body: confirmedSchema,
        response: { 200: passkeyOptionsSchema },
      },
    },
    async ({ caller, body }) => {
      // Whoever registers the e-mail address of somebody else must leave nothing behind that signs in later.
      if (!caller.verified) throw new DomainError(403, 'not_verified');
      await requireRecentSignIn(app.db, caller, body.password);
      return { options: { ...(await createNewPasskeyOptions(services, caller)) } };
    },
  );

  app.post(
    '/account/passkeys',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Add a passkey',
        description: 'The owner is told by mail.',
        body: newPasskeySchema,
        response,
      },
    },
    async ({ caller, body, id: requestId }) => {
      await addPasskey(services, caller, { passkey: body, requestId });
      return { passkeys: await readPasskeys(app.db, caller.id) };
    },
  );

  app.put(
    '/account/passkeys/:id',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 60, window: MINUTE }),
      schema: { summary: 'Name a passkey', params: idParamsSchema, body: passkeyNameSchema, response },
    },
    async ({ caller, params: { id }, body: { name } }) => {
      if (!(await updatePasskeyName(app.db, caller.id, { id, name }))) throw notFound('passkey');
      return { passkeys: await readPasskeys(app.db, caller.id) };
    },
  );

  app.post(
    '/account/passkeys/:id/remove',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 20, window: 15 * MINUTE }),
      schema: {
        summary: 'Remove a passkey',
        description: 'Needs a sign-in of the last 15 minutes, or the password. The owner is told by mail.',
        params: idParamsSchema,
        body: confirmedSchema,
        response,
      },
    },
    async ({ caller, params: { id }, body, id: requestId }) => {
      await requireRecentSignIn(app.db, caller, body.password);
      await removePasskey(services, caller, { id, requestId });
      return { passkeys: await readPasskeys(app.db, caller.id) };
    },
  );
};
