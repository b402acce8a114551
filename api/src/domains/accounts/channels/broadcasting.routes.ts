import formbody from '@fastify/formbody';
import Pusher from 'pusher';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { isMember } from './membership.repository.ts';

const subscriptionSchema = z.object({
  socket_id: z.string().check(z.regex(/^\d+\.\d+$/)),
  channel_name: z.string().check(z.maxLength(200)),
});
const signedSchema = z.object({ auth: z.string(), channel_data: z.optional(z.string()) });

/**
 * Authorises a subscription to the caller's own channel `private-user.{id}` or to `presence-company.{id}` of one of
 * their companies.
 */
export const broadcastingRoutes: FastifyPluginAsyncZod = async (app) => {
  // The Pusher client sends a form.
  await app.register(formbody);
  const { secrets } = app.config;
  const pusher = new Pusher({
    appId: secrets.PUSHER_APP_ID,
    key: secrets.PUSHER_KEY,
    secret: secrets.PUSHER_SECRET,
    host: 'localhost',
  });

  app.post(
    '/broadcasting/auth',
    {
      onRequest: app.requireCaller,
      config: { changesNoPage: true },
      schema: {
        summary: 'Sign a subscription to a private or presence realtime channel',
        body: subscriptionSchema,
        response: { 200: signedSchema },
      },
    },
    async ({ body: { socket_id, channel_name }, caller }) => {
      // Signed, so that the connection ends with the session.
      const holder = { user_id: String(caller.id), session: caller.familyId };
      if (channel_name === `private-user.${caller.id}`)
        return pusher.authorizeChannel(socket_id, channel_name, holder);
      const [, companyId] = /^presence-company\.([1-9]\d{0,8})$/.exec(channel_name) ?? [];
      if (companyId === undefined || !(await isMember(app.db, caller.id, Number(companyId)))) {
        throw new DomainError(403, 'foreign_channel');
      }
      return pusher.authorizeChannel(socket_id, channel_name, {
        ...holder,
        // Echo's `here()` gives only `user_info`.
        user_info: { id: caller.id, name: caller.name },
      });
    },
  );
};
