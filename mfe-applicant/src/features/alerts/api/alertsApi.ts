import {
  messageSchema,
  searchAlertAskedSchema,
  type SearchAlertCreate,
  searchAlertsSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createAlertsApi({ privateClient }: HttpClients) {
  return {
    /** Lists the alerts of the account's verified e-mail address. */
    list: () => request(privateClient, 'GET /account/search-alerts', searchAlertsSchema),
    /** Starts an alert. For a search that has one it changes the frequency. */
    start: (data: SearchAlertCreate) =>
      request(privateClient, 'POST /search-alerts', searchAlertAskedSchema, { data }),
    delete: (id: number) => request(privateClient, `DELETE /account/search-alerts/${id}`, messageSchema),
  };
}

export type AlertsApi = ReturnType<typeof createAlertsApi>;
