import * as z from 'zod/mini';
import { roleSchema } from './accounts.ts';
import { idSchema, instantSchema } from './values.ts';

/** Services that sign in with OpenID Connect, each only when it is configured. */
export const openIdProviderSchema = z.enum(['google', 'microsoft']);
export type OpenIdProvider = z.infer<typeof openIdProviderSchema>;
export const OPENID_PROVIDERS = openIdProviderSchema.options;

/** Names of the services, the same in every language. */
export const OPENID_NAMES: Readonly<Record<OpenIdProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
};

const secretSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** Body of `POST /account/openid/start` (ours). */
export const openIdStartSchema = z.strictObject({ provider: openIdProviderSchema });

/** Page of the provider, and the secrets that the site server stores in a cookie of the browser. */
export const openIdStartedSchema = z.object({
  authorization_url: z.string(),
  state: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
});
export type OpenIdStarted = z.infer<typeof openIdStartedSchema>;

/** Body of `POST /account/openid/sign-in` (ours): the response of the provider, with the secrets of the browser. */
export const openIdSignInSchema = z.strictObject({
  provider: openIdProviderSchema,
  /** Query with which the provider sent the browser back. */
  callback_query: z.string().check(z.minLength(1), z.maxLength(8000)),
  state: secretSchema,
  nonce: secretSchema,
  code_verifier: secretSchema,
  /** Role of a new account. */
  role: z.optional(roleSchema),
  /** Token of a mailed link, which proves the e-mail address. */
  token: z.optional(secretSchema),
  /** Page of the site that the user goes to. */
  callback_path: z.optional(z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])/))),
});
export type OpenIdSignIn = z.infer<typeof openIdSignInSchema>;

/** `GET /account/identities` (ours): the accounts of other services that sign in to the caller's account. */
export const identitiesSchema = z.object({
  identities: z.array(
    z.object({
      id: idSchema,
      provider: openIdProviderSchema,
      email: z.string(),
      linked_at: instantSchema,
    }),
  ),
  /** False when the caller would have no other way to sign in than a mailed link. */
  can_unlink: z.boolean(),
});
export type Identities = z.infer<typeof identitiesSchema>;
