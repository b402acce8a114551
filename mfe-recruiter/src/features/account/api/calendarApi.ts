import { type CalendarFeedSettings, calendarFeedSchema, newCalendarFeedSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export type CalendarApi = ReturnType<typeof createCalendarApi>;

export const createCalendarApi = ({ privateClient }: HttpClients) => ({
  read: () => request(privateClient, 'GET /recruiter/calendar', calendarFeedSchema),
  /** Creates a secret URL; an earlier one stops working. */
  newAddress: (data: CalendarFeedSettings) =>
    request(privateClient, 'POST /recruiter/calendar/address', newCalendarFeedSchema, { data }),
  save: (data: CalendarFeedSettings) =>
    request(privateClient, 'PUT /recruiter/calendar', calendarFeedSchema, { data }),
  end: () => request(privateClient, 'DELETE /recruiter/calendar', calendarFeedSchema),
});
