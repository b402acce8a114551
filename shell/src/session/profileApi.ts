import { type Profile, profileSchema } from '@cpa/shared/contracts';
import { type HttpClients, request } from '@cpa/shared/http';

export function fetchProfile({ privateClient }: HttpClients): Promise<Profile> {
  return request(privateClient, 'GET /recruiter/user/', profileSchema);
}
