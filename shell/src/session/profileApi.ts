import { type Profile, profileSchema } from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';

export function fetchProfile({ privateClient }: HttpClients): Promise<Profile> {
  return callApi(privateClient, { method: 'GET', url: '/recruiter/user/', response: profileSchema });
}
