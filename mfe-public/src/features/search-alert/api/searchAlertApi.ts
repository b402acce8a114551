import {
  messageSchema,
  searchAlertAskedSchema,
  type SearchAlertCreate,
  searchAlertsSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createSearchAlertApi({ publicClient, privateClient }: HttpClients) {
  return {
    /** Uses the private client for signed-in users: a verified e-mail address needs no confirmation. */
    create: (data: SearchAlertCreate, isSignedIn: boolean) =>
      callApi(isSignedIn ? privateClient : publicClient, {
        method: 'POST',
        url: '/search-alerts',
        data,
        response: searchAlertAskedSchema,
      }),
    /** Lists the alerts of the account's verified e-mail address. */
    list: async () =>
      (
        await callApi(privateClient, {
          method: 'GET',
          url: '/account/search-alerts',
          response: searchAlertsSchema,
        })
      ).alerts,
    delete: (id: number) =>
      callApi(privateClient, {
        method: 'DELETE',
        url: `/account/search-alerts/${id}`,
        response: messageSchema,
      }),
  };
}

export type SearchAlertApi = ReturnType<typeof createSearchAlertApi>;
