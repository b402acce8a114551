import { createAccountApi } from '@cpa/shared/account';
import { accountDeletionSchema, messageSchema, profileSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createRecruiterAccountApi(clients: HttpClients) {
  const { privateClient } = clients;
  return {
    ...createAccountApi(clients),
    rename: (name: string) =>
      request(privateClient, 'PUT /recruiter/user/', profileSchema, { data: { name } }),
    deletion: () => request(privateClient, 'GET /recruiter/user/deletion', accountDeletionSchema),
    deleteAccount: (password: string) =>
      request(privateClient, 'POST /recruiter/user/delete', messageSchema, { data: { password } }),
  };
}

export type RecruiterAccountApi = ReturnType<typeof createRecruiterAccountApi>;
