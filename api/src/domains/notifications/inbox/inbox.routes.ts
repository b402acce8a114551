import {
  notificationsQuerySchema,
  notificationsReadSchema,
  notificationsSchema,
  unreadNotificationsSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listNotifications, readUnread, recordRead } from './inbox.service.ts';

/** The notifications of the caller, of any role. */
export const notificationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireCaller;
  const services = { db: app.db, publishEvent: app.publishEvent };

  app.get(
    '/notifications',
    {
      onRequest,
      schema: {
        summary: "A page of the caller's notifications, newest first",
        description: 'Unread notifications of one kind and target are one entry with a count.',
        querystring: notificationsQuerySchema,
        response: { 200: notificationsSchema },
      },
    },
    async ({ caller, query: { before, unread } }) =>
      await listNotifications(app.db, caller.id, { before, isUnread: unread === 'true' }),
  );

  app.get(
    '/notifications/unread',
    {
      onRequest,
      schema: {
        summary: 'Number of unread notifications',
        response: { 200: unreadNotificationsSchema },
      },
    },
    async ({ caller }) => await readUnread(app.db, caller.id),
  );

  app.post(
    '/notifications/read',
    {
      onRequest,
      schema: {
        summary: 'Mark notifications as read, by id or all',
        body: notificationsReadSchema,
        response: { 200: unreadNotificationsSchema },
      },
    },
    async ({ caller, body }) => await recordRead(services, caller.id, 'ids' in body ? body.ids : 'all'),
  );
};
