import { searchAlertAskedSchema, type SearchAlertCreate } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import { createAccountAlertsApi } from '../../../viewer/accountAlertsApi.ts';

export function createSearchAlertApi(clients: HttpClients) {
  const { publicClient, privateClient } = clients;
  return {
    ...createAccountAlertsApi(clients),
    /** Uses the private client for signed-in users: a verified e-mail address needs no confirmation. */
    create: (data: SearchAlertCreate, isSignedIn: boolean) =>
      request(isSignedIn ? privateClient : publicClient, 'POST /search-alerts', searchAlertAskedSchema, {
        data,
      }),
  };
}

export type SearchAlertApi = ReturnType<typeof createSearchAlertApi>;
