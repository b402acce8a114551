import {
  notificationSettingsSchema,
  profileSchema,
  sessionsSchema,
  type NotificationSetting,
} from '../contracts/index.ts';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** Requests for what an account has in either role: password, sessions and notification settings. */
export function createAccountApi({ privateClient }: HttpClients) {
  return {
    /** Ends the other sessions. Status 422: the current password is wrong or the new one is too weak. */
    changePassword: (current: string, password: string) =>
      callApi(privateClient, {
        method: 'PUT',
        url: '/recruiter/user/',
        data: { current_password: current, new_password: password },
        response: profileSchema,
      }),
    sessions: () =>
      callApi(privateClient, { method: 'GET', url: '/account/sessions', response: sessionsSchema }),
    endSession: (id: string) =>
      callApi(privateClient, { method: 'DELETE', url: `/account/sessions/${id}`, response: sessionsSchema }),
    endOtherSessions: () =>
      callApi(privateClient, {
        method: 'POST',
        url: '/account/sessions/end-others',
        response: sessionsSchema,
      }),
    settings: () =>
      callApi(privateClient, {
        method: 'GET',
        url: '/account/notification-settings',
        response: notificationSettingsSchema,
      }),
    /** Returns all settings. */
    saveSetting: (setting: NotificationSetting) =>
      callApi(privateClient, {
        method: 'PUT',
        url: '/account/notification-settings',
        data: setting,
        response: notificationSettingsSchema,
      }),
  };
}
