import {
  companyMembersSchema,
  invitationSchema,
  type InvitationCreate,
  type Membership,
  messageSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createMembersApi({ privateClient }: HttpClients) {
  return {
    members: (id: number) =>
      callApi(privateClient, {
        method: 'GET',
        url: `/recruiter/company/${id}/members`,
        response: companyMembersSchema,
      }),
    invite: (id: number, data: InvitationCreate) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/company/${id}/invitations`,
        data,
        response: companyMembersSchema,
      }),
    resend: (id: number, invitationId: number) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/company/${id}/invitations/${invitationId}/resend`,
        response: companyMembersSchema,
      }),
    revoke: (id: number, invitationId: number) =>
      callApi(privateClient, {
        method: 'DELETE',
        url: `/recruiter/company/${id}/invitations/${invitationId}`,
        response: companyMembersSchema,
      }),
    changeRole: (id: number, accountId: number, membership: Membership) =>
      callApi(privateClient, {
        method: 'PUT',
        url: `/recruiter/company/${id}/members/${accountId}`,
        data: { membership },
        response: companyMembersSchema,
      }),
    removeMember: (id: number, accountId: number) =>
      callApi(privateClient, {
        method: 'DELETE',
        url: `/recruiter/company/${id}/members/${accountId}`,
        response: messageSchema,
      }),
    invitation: (token: string) =>
      callApi(privateClient, {
        method: 'GET',
        url: '/recruiter/invitation',
        params: { token },
        response: invitationSchema,
      }),
    accept: (token: string) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/recruiter/invitation',
        data: { token },
        response: invitationSchema,
      }),
  };
}

export type MembersApi = ReturnType<typeof createMembersApi>;
