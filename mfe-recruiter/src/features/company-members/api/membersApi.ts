import {
  companyMembersSchema,
  invitationSchema,
  type InvitationCreate,
  type Membership,
  messageSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createMembersApi({ privateClient }: HttpClients) {
  return {
    members: (id: number) =>
      request(privateClient, `GET /recruiter/company/${id}/members`, companyMembersSchema),
    invite: (id: number, data: InvitationCreate) =>
      request(privateClient, `POST /recruiter/company/${id}/invitations`, companyMembersSchema, { data }),
    resend: (id: number, invitationId: number) =>
      request(
        privateClient,
        `POST /recruiter/company/${id}/invitations/${invitationId}/resend`,
        companyMembersSchema,
      ),
    revoke: (id: number, invitationId: number) =>
      request(
        privateClient,
        `DELETE /recruiter/company/${id}/invitations/${invitationId}`,
        companyMembersSchema,
      ),
    changeRole: (id: number, accountId: number, membership: Membership) =>
      request(privateClient, `PUT /recruiter/company/${id}/members/${accountId}`, companyMembersSchema, {
        data: { membership },
      }),
    removeMember: (id: number, accountId: number) =>
      request(privateClient, `DELETE /recruiter/company/${id}/members/${accountId}`, messageSchema),
    /** Status 409: the owner has to give a second step first. */
    requireSecondStep: (id: number, required: boolean) =>
      request(privateClient, `PUT /recruiter/company/${id}/second-step`, companyMembersSchema, {
        data: { required },
      }),
    resetSecondStep: (id: number, accountId: number) =>
      request(
        privateClient,
        `POST /recruiter/company/${id}/members/${accountId}/reset-second-step`,
        companyMembersSchema,
      ),
    invitation: (token: string) =>
      request(privateClient, 'GET /recruiter/invitation', invitationSchema, { params: { token } }),
    accept: (token: string) =>
      request(privateClient, 'POST /recruiter/invitation', invitationSchema, { data: { token } }),
  };
}

export type MembersApi = ReturnType<typeof createMembersApi>;
