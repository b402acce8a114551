import { messageSchema, type SearchAlert, searchAlertsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createAccountAlertsApi({ privateClient }: HttpClients) {
  const url = '/account/search-alerts';
  return {
    /** Lists the search alerts of the account's verified e-mail address. */
    list: async (): Promise<SearchAlert[]> =>
      (await callApi(privateClient, { method: 'GET', url, response: searchAlertsSchema })).alerts,
    delete: (id: number) =>
      callApi(privateClient, { method: 'DELETE', url: `${url}/${id}`, response: messageSchema }),
  };
}

export type AccountAlertsApi = ReturnType<typeof createAccountAlertsApi>;
