import { searchAlertAskedSchema, type SearchAlertCreate } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createSearchAlertApi({ publicClient, privateClient }: HttpClients) {
  return {
    /** Whoever is signed in need not confirm a verified address again. */
    create: (data: SearchAlertCreate, isSignedIn: boolean) =>
      callApi(isSignedIn ? privateClient : publicClient, {
        method: 'POST',
        url: '/search-alerts',
        data,
        answer: searchAlertAskedSchema,
      }),
  };
}

export type SearchAlertApi = ReturnType<typeof createSearchAlertApi>;
