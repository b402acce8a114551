import * as z from 'zod/mini';
import { instantSchema } from './values.ts';

/** Body of `PUT /recruiter/calendar` and `POST /recruiter/calendar/address` (ours). */
export const calendarFeedSettingsSchema = z.strictObject({
  /** True when the entries name the applicants. */
  shows_names: z.boolean(),
});
export type CalendarFeedSettings = z.infer<typeof calendarFeedSettingsSchema>;

/** `GET /recruiter/calendar`: the calendar subscription of the caller; null without one. */
export const calendarFeedSchema = z.object({
  feed: z.nullable(
    z.object({
      shows_names: z.boolean(),
      created_at: instantSchema,
      /** When a calendar program last read it; null before the first time. */
      read_at: z.nullable(instantSchema),
    }),
  ),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** A new subscription. The URL is a secret of its reader, and in no other response. */
export const newCalendarFeedSchema = z.extend(calendarFeedSchema, { address: z.string() });
export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;
