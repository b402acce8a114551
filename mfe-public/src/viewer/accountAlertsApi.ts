import { messageSchema, type SearchAlert, searchAlertsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createAccountAlertsApi({ privateClient }: HttpClients) {
  const url = '/account/search-alerts';
  return {
    /** Lists the search alerts of the account's verified e-mail address. */
    list: async (): Promise<SearchAlert[]> =>
      (await request(privateClient, `GET ${url}`, searchAlertsSchema)).alerts,
    delete: (id: number) => request(privateClient, `DELETE ${url}/${id}`, messageSchema),
  };
}

export type AccountAlertsApi = ReturnType<typeof createAccountAlertsApi>;
