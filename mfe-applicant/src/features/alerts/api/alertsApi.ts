import {
  messageSchema,
  searchAlertAskedSchema,
  type SearchAlertCreate,
  searchAlertsSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createAlertsApi({ privateClient }: HttpClients) {
  return {
    /** Lists the alerts of the account's verified e-mail address. */
    list: () =>
      callApi(privateClient, { method: 'GET', url: '/account/search-alerts', response: searchAlertsSchema }),
    /** Starts an alert. For a search that has one it changes the frequency. */
    start: (data: SearchAlertCreate) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/search-alerts',
        data,
        response: searchAlertAskedSchema,
      }),
    delete: (id: number) =>
      callApi(privateClient, {
        method: 'DELETE',
        url: `/account/search-alerts/${id}`,
        response: messageSchema,
      }),
  };
}

export type AlertsApi = ReturnType<typeof createAlertsApi>;
