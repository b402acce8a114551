import {
  identitiesSchema,
  notificationSettingsSchema,
  profileSchema,
  sessionsSchema,
  type NotificationSetting,
  type QuietHours,
} from '../contracts/index.ts';
import { request, type HttpClients } from '@cpa/shared/http';

/** Requests for the settings of an account in either role: password, sessions and notifications. */
export function createAccountApi({ privateClient }: HttpClients) {
  return {
    /** Ends the other sessions. Status 422: the current password is wrong or the new one is too weak. */
    changePassword: (current: string, password: string) =>
      request(privateClient, 'PUT /recruiter/user/', profileSchema, {
        data: { current_password: current, new_password: password },
      }),
    sessions: () => request(privateClient, 'GET /account/sessions', sessionsSchema),
    endSession: (id: string) => request(privateClient, `DELETE /account/sessions/${id}`, sessionsSchema),
    endOtherSessions: () => request(privateClient, 'POST /account/sessions/end-others', sessionsSchema),
    identities: () => request(privateClient, 'GET /account/identities', identitiesSchema),
    /** Ends the other sessions. Status 409: no other way to sign in remains. */
    unlink: (id: number) => request(privateClient, `DELETE /account/identities/${id}`, identitiesSchema),
    settings: () => request(privateClient, 'GET /account/notification-settings', notificationSettingsSchema),
    /** Returns all settings. */
    saveSetting: (setting: NotificationSetting) =>
      request(privateClient, 'PUT /account/notification-settings', notificationSettingsSchema, {
        data: setting,
      }),
    /** Null turns them off. Returns all settings. */
    saveQuietHours: (quiet_hours: QuietHours | null) =>
      request(privateClient, 'PUT /account/quiet-hours', notificationSettingsSchema, {
        data: { quiet_hours },
      }),
  };
}

export type AccountApi = ReturnType<typeof createAccountApi>;
