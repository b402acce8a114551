import * as z from 'zod/mini';
import { emailSchema, lineSchema } from './values.ts';

/** Name of an account that a mailed link creates: without markup and without anything that mail clients link. */
export const signUpNameSchema = lineSchema(120).check(
  z.regex(/^(?!.*(?:[<>@/\\:]|[\p{L}\d]{2}\.\p{L}{2}))/u),
);

/**
 * Body of `POST /account/magic-link` (not in the specification). The callback URL is a path of the site. `name`: that of
 * the new applicant if the e-mail address has no account.
 */
export const magicLinkRequestSchema = z.strictObject({
  email: emailSchema,
  name: z.optional(signUpNameSchema),
  callback_path: z.optional(z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])/))),
});

/** Body of `POST /account/magic-link/sign-in` and `/check` (ours). `email` is the recipient of the link. */
export const magicLinkSchema = z.strictObject({
  email: emailSchema,
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});
