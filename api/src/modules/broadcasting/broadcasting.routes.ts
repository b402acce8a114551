import formbody from '@fastify/formbody';
import Pusher from 'pusher';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError } from '../../errors/domainError.ts';

const subscriptionSchema = z.object({
  socket_id: z.string().check(z.regex(/^\d+\.\d+$/)),
  channel_name: z.string().check(z.maxLength(200)),
});

/** Signs a caller's subscription to the own private channel, `private-user.{id}`; no other is given. */
export const broadcastingRoutes: FastifyPluginAsyncZod = async (app) => {
  // Pusher's client sends a form.
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
      schema: {
        summary: 'Sign a subscription to a private realtime channel',
        tags: ['realtime'],
        security: [{ bearer: [] }],
        body: subscriptionSchema,
        response: { 200: z.object({ auth: z.string() }) },
      },
    },
    async ({ body, caller }) => {
      if (body.channel_name !== `private-user.${caller.id}`) {
        throw new DomainError(403, 'foreign_channel', 'This channel is not yours.');
      }
      return { auth: pusher.authorizeChannel(body.socket_id, body.channel_name).auth };
    },
  );
};
