import {
  accountDeletionSchema,
  messageSchema,
  notificationSettingsSchema,
  profileSchema,
  sessionsSchema,
  type NotificationSetting,
  type ProfileUpdate,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createAccountApi({ privateClient }: HttpClients) {
  return {
    update: (changes: ProfileUpdate) =>
      callApi(privateClient, {
        method: 'PUT',
        url: '/recruiter/user/',
        data: changes,
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
    saveSetting: (setting: NotificationSetting) =>
      callApi(privateClient, {
        method: 'PUT',
        url: '/account/notification-settings',
        data: setting,
        response: notificationSettingsSchema,
      }),
    deletion: () =>
      callApi(privateClient, {
        method: 'GET',
        url: '/recruiter/user/deletion',
        response: accountDeletionSchema,
      }),
    deleteAccount: (password: string) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/recruiter/user/delete',
        data: { password },
        response: messageSchema,
      }),
  };
}

export type AccountApi = ReturnType<typeof createAccountApi>;
