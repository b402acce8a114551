import {
  appCodeSchema,
  confirmedSchema,
  newAppSchema,
  secondStepChangedSchema,
  secondStepSettingsSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { endTrust } from '../secondSteps.repository.ts';
import { readSecondStepSettings } from './secondStepSettings.repository.ts';
import {
  confirmApp,
  removeApp,
  renewRecoveryCodes,
  startApp,
  turnOff,
  usePasskeysAsStep,
} from './setUp.service.ts';

const DESCRIPTION = 'Needs a sign-in of the last 15 minutes, or the password. The owner is told by mail.';

/** The second step of the caller, of any role. */
export const secondStepSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireCaller;
  const limit = (): preHandlerAsyncHookHandler => app.limitByCaller({ max: 20, window: 15 * MINUTE });

  app.get(
    '/account/second-step',
    {
      onRequest,
      schema: { summary: 'The second step of the caller', response: { 200: secondStepSettingsSchema } },
    },
    async ({ caller }) => await readSecondStepSettings(app.db, caller),
  );

  app.post(
    '/account/second-step/app',
    {
      onRequest,
      preHandler: limit(),
      schema: {
        summary: 'Secret for an app that shows codes',
        description: 'Needs a sign-in of the last 15 minutes, or the password.',
        body: confirmedSchema,
        response: { 200: newAppSchema },
      },
    },
    async ({ caller, body }) => {
      if (!caller.verified) throw new DomainError(403, 'not_verified');
      await requireRecentSignIn(app.db, caller, body.password);
      return await startApp(app, caller);
    },
  );

  app.post(
    '/account/second-step/app/confirm',
    {
      onRequest,
      preHandler: limit(),
      schema: {
        summary: 'Add the app with a code that it shows',
        description:
          'Returns recovery codes when it is the first second factor, and ends every other session.',
        body: appCodeSchema,
        response: { 200: secondStepChangedSchema },
      },
    },
    async ({ caller, body: { code }, id: requestId }) => await confirmApp(app, caller, { code, requestId }),
  );

  const changes = {
    passkeys: ['Use the passkeys of the caller as second step', usePasskeysAsStep],
    'app/remove': ['Remove the app', removeApp],
    'recovery-codes': ['New recovery codes, which end those from before', renewRecoveryCodes],
    off: ['Turn the second step off', turnOff],
  } as const;
  for (const [path, [summary, apply]] of Object.entries(changes))
    app.post(
      `/account/second-step/${path}`,
      {
        onRequest,
        preHandler: limit(),
        schema: {
          summary,
          description: DESCRIPTION,
          body: confirmedSchema,
          response: { 200: secondStepChangedSchema },
        },
      },
      async ({ caller, body, id: requestId }) => {
        await requireRecentSignIn(app.db, caller, body.password);
        return await apply(app, caller, requestId);
      },
    );

  app.post(
    '/account/second-step/forget-devices',
    {
      onRequest,
      preHandler: limit(),
      schema: {
        summary: 'Ask for the second step again on every device',
        response: { 200: secondStepSettingsSchema },
      },
    },
    async ({ caller }) => {
      await endTrust(app.db, caller.id);
      return await readSecondStepSettings(app.db, caller);
    },
  );
};
