import * as z from 'zod/mini';
import { idSchema, instantSchema, lineSchema } from './values.ts';

/** Maximum for each account. */
export const MOST_PASSKEYS = 10;

const encoded = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/));

const credentialShape = { id: encoded(1400), rawId: encoded(1400), type: z.literal('public-key') };

/** What the browser returns for a new passkey, as JSON. Keys that the server does not read are dropped. */
const newCredentialSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

/** What the browser returns for the use of a passkey, as JSON. */
export const passkeyProofSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** Options for `navigator.credentials`, as JSON. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

/** Body of calls that need a recent sign-in or the password. */
export const confirmedSchema = z.strictObject({ password: z.optional(z.string().check(z.maxLength(128))) });
export type Confirmed = z.infer<typeof confirmedSchema>;

/** Body of `POST /account/passkeys` (ours). */
export const newPasskeySchema = z.strictObject({ name: lineSchema(60), credential: newCredentialSchema });
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** Body of `PUT /account/passkeys/{id}` (ours). */
export const passkeyNameSchema = z.strictObject({ name: lineSchema(60) });

/** Body of `POST /account/passkeys/sign-in` (ours). */
export const passkeySignInSchema = z.strictObject({ credential: passkeyProofSchema });

/** `GET /account/passkeys` (ours), oldest first. */
export const passkeysSchema = z.object({
  passkeys: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      created_at: instantSchema,
      last_used_at: z.nullable(instantSchema),
    }),
  ),
});
export type Passkeys = z.infer<typeof passkeysSchema>;
