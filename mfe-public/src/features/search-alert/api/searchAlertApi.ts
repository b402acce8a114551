import { searchAlertAskedSchema, type SearchAlertCreate } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';
import { createAccountAlertsApi } from '../../../viewer/accountAlertsApi.ts';

export function createSearchAlertApi(clients: HttpClients) {
  const { publicClient, privateClient } = clients;
  return {
    ...createAccountAlertsApi(clients),
    /** Uses the private client for signed-in users: a verified e-mail address needs no confirmation. */
    create: (data: SearchAlertCreate, isSignedIn: boolean) =>
      callApi(isSignedIn ? privateClient : publicClient, {
        method: 'POST',
        url: '/search-alerts',
        data,
        response: searchAlertAskedSchema,
      }),
  };
}

export type SearchAlertApi = ReturnType<typeof createSearchAlertApi>;
