import { createAccountApi } from '@cpa/shared/account';
import { accountDeletionSchema, messageSchema, profileSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createRecruiterAccountApi(clients: HttpClients) {
  const { privateClient } = clients;
  return {
    ...createAccountApi(clients),
    rename: (name: string) =>
      callApi(privateClient, {
        method: 'PUT',
        url: '/recruiter/user/',
        data: { name },
        response: profileSchema,
      }),
    deletion: () =>
      callApi(privateClient, {
        method: 'GET',
        url: '/recruiter/user/deletion',
        response: accountDeletionSchema,
      }),
    deleteAccount: (password: string) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/recruiter/user/delete',
        data: { password },
        response: messageSchema,
      }),
  };
}

export type RecruiterAccountApi = ReturnType<typeof createRecruiterAccountApi>;
