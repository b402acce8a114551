import { calendarFeedSchema, calendarFeedSettingsSchema, newCalendarFeedSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { MINUTE } from '../../../../platform/http/rateLimits.ts';
import * as repository from './calendarFeed.repository.ts';
import { createAddress, readCalendar } from './calendarFeed.service.ts';

/** A subscription with which calendar programs show the interviews of a recruiter. */
export const calendarFeedRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireReviewer;
  const preHandler = app.limitByCaller({ max: 30, window: MINUTE });
  const { siteUrl, mailFrom } = app.config;
  const services = { db: app.db, siteUrl, mailFrom };

  app.get(
    '/recruiter/calendar',
    { onRequest, schema: { summary: 'Calendar subscription', response: { 200: calendarFeedSchema } } },
    async ({ caller }) => ({ feed: await repository.readFeed(app.db, caller.id) }),
  );

  app.post(
    '/recruiter/calendar/address',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Create the secret address of the calendar subscription',
        description: 'An earlier address ends at once.',
        body: calendarFeedSettingsSchema,
        response: { 201: newCalendarFeedSchema },
      },
    },
    async ({ caller, body }, reply) =>
      await reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await createAddress(services, caller.id, body)),
  );

  app.put(
    '/recruiter/calendar',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Choose what the calendar subscription shows',
        body: calendarFeedSettingsSchema,
        response: { 200: calendarFeedSchema },
      },
    },
    async ({ caller, body }) => {
      await repository.updateFeed(app.db, caller.id, body);
      return { feed: await repository.readFeed(app.db, caller.id) };
    },
  );

  app.delete(
    '/recruiter/calendar',
    {
      onRequest,
      preHandler,
      schema: { summary: 'End the calendar subscription', response: { 200: calendarFeedSchema } },
    },
    async ({ caller }) => {
      await repository.deleteFeed(app.db, caller.id);
      return { feed: null };
    },
  );

  app.get(
    '/calendars/interviews.ics',
    {
      preHandler: app.limitByAddress({ max: 60, window: MINUTE }),
      schema: {
        summary: 'Interviews of a recruiter as iCalendar, for calendar programs with the secret address',
        querystring: z.object({ token: z.string().check(z.maxLength(100)) }),
      },
    },
    async ({ query }, reply) =>
      await reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .send(await readCalendar(services, query.token)),
  );
};
