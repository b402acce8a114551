import {
  notificationSettingSchema,
  notificationSettingsSchema,
  quietHoursFormSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeQuietHours, changeSetting, readSettings } from './notificationSettings.service.ts';

/** Settings of e-mails and of the bell, for every role. */
export const notificationSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { response: { 200: notificationSettingsSchema } };
  const onRequest = app.requireCaller;

  app.get(
    '/account/notification-settings',
    { onRequest, schema: { summary: 'The notification settings of the caller', ...common } },
    async ({ caller }) => await readSettings(app.db, caller),
  );

  app.put(
    '/account/notification-settings',
    {
      onRequest,
      schema: {
        summary: 'Choose when to be notified of one topic, by e-mail and in the bell',
        body: notificationSettingSchema,
        ...common,
      },
    },
    async ({ caller, body }) => await changeSetting(app.db, caller, body),
  );

  app.put(
    '/account/quiet-hours',
    {
      onRequest,
      schema: {
        summary: 'Choose the hours, in Aruba, during which mails of messages and other news wait',
        description:
          'When they end, one mail for each conversation is sent. Notifications in the page and mails about security and payments do not wait.',
        body: quietHoursFormSchema,
        ...common,
      },
    },
    async ({ caller, body }) => await changeQuietHours(app.db, caller, body.quiet_hours, new Date()),
  );
};
