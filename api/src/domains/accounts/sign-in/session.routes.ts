import {
  credentialsSchema,
  messageSchema,
  refreshedSchema,
  refreshSchema,
  sessionStateSchema,
  signedInSchema,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../sessions/accessToken.ts';
import { deviceOf } from '../sessions/device.ts';
import { trustCookieIn } from '../second-step/secondStepCookies.ts';
import { sendAfterFirstFactor } from '../second-step/sendAfterFirstFactor.ts';
import { endSession } from '../sessions/endSessions.repository.ts';
import { clearSessionCookies, setSessionCookies } from '../sessions/sessionCookies.ts';
import { isFamilyActive } from '../sessions/sessions.repository.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { rotateSession } from '../sessions/rotateSession.service.ts';
import { signIn } from './signIn.service.ts';

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/login',
    {
      preHandler: app.limitByAddress({ max: 60, window: 5 * MINUTE }),
      schema: {
        summary: 'Sign in',
        description:
          'Answers the tokens and sets them as the cookies cpa_token and refresh_token. 403 with the code ' +
          'second_step_needed when POST /account/second-step has to follow.',
        body: credentialsSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request, reply) => {
      const { body, id: requestId } = request;
      const tellWait = (seconds: number) => void reply.header('retry-after', seconds);
      const call = { device: deviceOf(request), requestId, tellWait, trustCookie: trustCookieIn(request) };
      return await sendAfterFirstFactor(app, reply, await signIn(app, body, call));
    },
  );

  app.post(
    '/account/recruiter/refresh',
    {
      preHandler: app.limitByAddress({ max: 120, window: MINUTE }),
      config: { changesNoPage: true },
      schema: {
        summary: 'Exchange a refresh token for new tokens',
        description: 'Takes the token from the body or, without one, from the HttpOnly cookie refresh_token.',
        body: z.nullish(refreshSchema),
        response: { 200: refreshedSchema },
      },
    },
    async (request, reply) => {
      const fromBody = request.body?.refresh_token;
      const given = fromBody ?? request.cookies['refresh_token'];
      const session =
        given &&
        (await rotateSession(app.db, given, {
          secret: app.config.secrets.JWT_SECRET,
          device: deviceOf(request),
        }));
      // Keep the cookies: another tab may have just refreshed them.
      if (!session) throw new DomainError(401, 'session_ended');
      const access = await signAccessToken(app.config, session);
      setSessionCookies(reply, { access, refresh: session.refreshToken });
      return {
        access_token: access,
        refresh_token: fromBody === undefined ? null : session.refreshToken,
        expires_in: ACCESS_TOKEN_SECONDS,
      };
    },
  );

  app.post(
    '/account/recruiter/logout',
    { schema: { summary: 'Sign out', response: { 200: messageSchema } } },
    async (request, reply) => {
      const familyId = await sessionOf(app, request);
      if (familyId !== undefined) await endSession(app.db, { familyId }, 'signed out');
      clearSessionCookies(reply);
      return { message: 'Signed out successfully' };
    },
  );

  app.get(
    '/account/sessions/:id',
    {
      preHandler: app.limitByAddress({ max: 600, window: MINUTE }),
      schema: {
        summary: 'Whether a sign-in still lasts',
        description:
          'The site server asks before it tells a page who is signed in. The id is known from signing in.',
        params: z.object({ id: z.uuid() }),
        response: { 200: sessionStateSchema },
      },
    },
    async ({ params: { id } }) => ({ active: await isFamilyActive(app.db, id) }),
  );
};
