import * as z from 'zod/mini';
import { idSchema, instantSchema } from './values.ts';

/**
 * Values for the texts and the link of a notification, for example `{vacancy_id: 7, title: 'Line Cook'}`: without text
 * in any language. The page writes an empty `name`, and `amount` in minor units of `currency` as `{total}`.
 */
const notificationDataSchema = z.record(z.string(), z.union([z.string(), z.number()]));
export type NotificationData = z.infer<typeof notificationDataSchema>;

export const notificationSchema = z.object({
  id: idSchema,
  /** Kind that a remote declares in its manifest, for example `new-applicant`. */
  kind: z.string(),
  data: notificationDataSchema,
  /** Events of the same kind and target since it was last read. */
  count: z.int(),
  /** Time of the last event. */
  at: instantSchema,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Query of `GET /notifications` (not in the specification). */
export const notificationsQuerySchema = z.object({
  /** `next` of the previous page. */
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  unread: z.optional(z.literal('true')),
});

/** `GET /notifications`, newest first. */
export const notificationsSchema = z.object({
  notifications: z.array(notificationSchema),
  unread: z.int(),
  /** Cursor of the next page; null on the last one. */
  next: z.nullable(z.int()),
});
export type Notifications = z.infer<typeof notificationsSchema>;

/** Body of `POST /notifications/read`: the listed ones, or all. */
export const notificationsReadSchema = z.union([
  z.strictObject({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(100)) }),
  z.strictObject({ all: z.literal(true) }),
]);
export type NotificationsRead = z.infer<typeof notificationsReadSchema>;

/**
 * Response of `GET /notifications/unread` and `POST /notifications/read`, and payload of the realtime events
 * `notification` and `notifications-read` on `private-user.{id}`.
 */
export const unreadNotificationsSchema = z.object({ unread: z.int() });
export type UnreadNotifications = z.infer<typeof unreadNotificationsSchema>;

export const notificationDeliverySchema = z.enum(['at_once', 'daily', 'never']);
export type NotificationDelivery = z.infer<typeof notificationDeliverySchema>;

export const notificationTopicSchema = z.enum(['new_applicants', 'application_updates', 'mentions']);
export type NotificationTopic = z.infer<typeof notificationTopicSchema>;

/** `22:00`. */
const timeOfDaySchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Times in Aruba between which mails wait. An end before the start is on the next day. */
export const quietHoursSchema = z.strictObject({ from: timeOfDaySchema, to: timeOfDaySchema });
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** Body of `PUT /account/quiet-hours`; null turns them off. */
export const quietHoursFormSchema = z.strictObject({ quiet_hours: z.nullable(quietHoursSchema) });

/** `GET /account/notification-settings` (not in the specification): the topics of the caller's role. */
export const notificationSettingsSchema = z.object({
  /** Null: off. Security and payment mails never wait. */
  quiet_hours: z._default(z.nullable(quietHoursSchema), null),
  settings: z.array(
    z.object({
      topic: notificationTopicSchema,
      delivery: notificationDeliverySchema,
      choices: z.array(notificationDeliverySchema),
    }),
  ),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** Body of `PUT /account/notification-settings`. The choice applies to e-mails and to the bell. */
export const notificationSettingSchema = z.strictObject({
  topic: notificationTopicSchema,
  delivery: notificationDeliverySchema,
});
export type NotificationSetting = z.infer<typeof notificationSettingSchema>;
