import * as z from 'zod/mini';
import { companyRefSchema, membershipSchema } from './companies.ts';
import { emailSchema, idSchema, instantSchema } from './values.ts';

const companyMemberSchema = z.object({
  account_id: idSchema,
  name: z.string(),
  email: z.string(),
  membership: membershipSchema,
  joined_at: instantSchema,
  /** Only owners see who has a second step. Absent: an older API. */
  has_second_step: z.optional(z.nullable(z.boolean())),
});
export type CompanyMember = z.infer<typeof companyMemberSchema>;

/** An invitation that was not accepted yet. */
const companyInvitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  membership: membershipSchema,
  /** Null once the inviting account is deleted. */
  invited_by: z.nullable(z.string()),
  sent_at: instantSchema,
  expires_at: instantSchema,
});
export type CompanyInvitation = z.infer<typeof companyInvitationSchema>;

/** `GET /recruiter/company/{id}/members`. Only owners see invitations. The calls that change members return it too. */
export const companyMembersSchema = z.object({
  members: z.array(companyMemberSchema),
  invitations: z.array(companyInvitationSchema),
  /** Members open applicants only with a second step. Absent: an older API. */
  requires_second_step: z.optional(z.boolean()),
});
export type CompanyMembers = z.infer<typeof companyMembersSchema>;

/** Body of `POST /recruiter/company/{id}/invitations`. */
export const invitationCreateSchema = z.strictObject({ email: emailSchema, membership: membershipSchema });
export type InvitationCreate = z.infer<typeof invitationCreateSchema>;

/** Body of `PUT /recruiter/company/{id}/members/{accountId}`. */
export const memberUpdateSchema = z.strictObject({ membership: membershipSchema });

/** Body of `PUT /recruiter/company/{id}/second-step`. */
export const companySecondStepSchema = z.strictObject({ required: z.boolean() });

const invitationTokenSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** Query of `GET /recruiter/invitation` and body of `POST /recruiter/invitation`. */
export const invitationTokenBodySchema = z.strictObject({ token: invitationTokenSchema });

/** `GET /recruiter/invitation`: the invitation behind a mailed link, and the response to accepting it. */
export const invitationSchema = z.object({
  company: companyRefSchema,
  membership: membershipSchema,
  email: z.string(),
  invited_by: z.nullable(z.string()),
  expires_at: instantSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;
