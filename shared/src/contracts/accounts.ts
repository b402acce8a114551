import * as z from 'zod/mini';
import { emailSchema, idSchema, lineSchema, passwordSchema } from './values.ts';
import { companyRefSchema, membershipSchema } from './companies.ts';

export const roleSchema = z.enum(['recruiter', 'applicant']);
export type Role = z.infer<typeof roleSchema>;

/** Body of `POST /account/recruiter/register` and, ours, `POST /account/applicant/register`. */
export const registrationSchema = z.strictObject({
  name: lineSchema(120),
  email: emailSchema,
  password: passwordSchema,
});
export type Registration = z.infer<typeof registrationSchema>;

/** Response of a registration: the same whether or not the e-mail address has an account. */
export const registeredSchema = z.object({ email: z.string(), message: z.string() });

/** Response of `POST /account/verification-mail`. A verified e-mail address gets no mail. */
export const verificationMailSchema = z.object({
  message: z.string(),
  code: z.enum(['mail_sent', 'verified_already']),
  email: z.string(),
});

/** Response of `GET /recruiter/verify-email`. `code` is ours. */
export const emailVerifiedSchema = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.enum(['email_verified', 'choose_password'])),
});

/** Body of `POST /account/login` (ours): what the sign-in service calls. */
export const credentialsSchema = z.strictObject({
  email: emailSchema,
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** `GET /recruiter/user/`: the profile call of every role. */
export const profileSchema = z.object({
  id: idSchema,
  role: roleSchema,
  name: z.string(),
  email: z.string(),
  image: z.nullable(z.string()),
  /** False until the e-mail address is verified. Publishing, buying and seeing applicants require it. */
  verified: z.boolean(),
  /** A recruiter's companies; empty for an applicant. */
  companies: z.array(z.extend(companyRefSchema, { membership: membershipSchema })),
  /** The applicant profile of this account, once created. */
  applicant_id: z.nullable(idSchema),
  /** Pending items of the user. Only `GET /recruiter/user/` returns them; an older API does not. */
  waiting: z.optional(
    z.object({
      /** Unread notifications. */
      unread: z.int(),
      /** True for an applicant whom a company has proposed times or made an offer. */
      is_awaited: z.boolean(),
      /** Counts of the navigation by name. Absent for a recruiter with several companies, of which the browser knows the selected. */
      counts: z.optional(z.record(z.string(), z.int())),
    }),
  ),
});
export type Profile = z.infer<typeof profileSchema>;

/** Body of `PUT /recruiter/user/`. A new password needs the old one. */
export const profileUpdateSchema = z.strictObject({
  name: z.optional(lineSchema(120)),
  current_password: z.optional(z.string().check(z.maxLength(128))),
  new_password: z.optional(passwordSchema),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** Body of `PUT /account/password` (ours). */
export const passwordChangeSchema = z.strictObject({
  current_password: z.string().check(z.maxLength(128)),
  password: passwordSchema,
  /** Repeats the password if present. */
  password_confirmation: z.optional(z.string().check(z.maxLength(128))),
});

/** `POST /account/login`. `expires_in` is the lifetime of the access token in seconds; `session_id` identifies the session. */
export const signedInSchema = z.object({
  session_id: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
  user: profileSchema,
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** `GET /account/sessions/{id}` (not in the specification): whether the session is still valid. */
export const sessionStateSchema = z.object({ active: z.boolean() });

/** Body of `POST /account/recruiter/refresh`; without `refresh_token` the HttpOnly cookie of that name is read. */
export const refreshSchema = z.strictObject({
  refresh_token: z.optional(z.string().check(z.maxLength(2000))),
});

/** `refresh_token` is null when the cookie was used: the new one is in the new cookie, out of reach of scripts. */
export const refreshedSchema = z.object({
  access_token: z.string(),
  refresh_token: z.nullable(z.string()),
  expires_in: z.int(),
});
export type Refreshed = z.infer<typeof refreshedSchema>;

/** Body of `POST /account/recruiter/forgot-password`. */
export const forgotPasswordSchema = z.strictObject({ email: emailSchema });

/** Body of `POST /account/recruiter/reset-password/check` (ours): the token of a mailed link. */
export const resetLinkCheckSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** Body of `POST /account/recruiter/reset-password`. `token` comes from the link in the e-mail. */
export const resetPasswordSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  /** E-mail address of the account, if present. */
  email: z.optional(emailSchema),
  password: passwordSchema,
  /** Repeats the password if present. */
  password_confirmation: z.optional(z.string().check(z.maxLength(128))),
});

export const verifyEmailQuerySchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
