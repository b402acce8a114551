import * as z from 'zod/mini';
import { passkeyProofSchema } from './passkeys.ts';
import { instantSchema } from './values.ts';

/** Recovery codes that an account gets at once. */
export const RECOVERY_CODES = 10;

/** Below this number of recovery codes, new ones are offered. */
export const FEW_RECOVERY_CODES = 3;

const codeSchema = z.string().check(z.trim(), z.regex(/^\d{6}$/));

/** Body of `POST /account/second-step` (ours): one of the three proofs. */
export const secondStepSchema = z.strictObject({
  code: z.optional(codeSchema),
  recovery_code: z.optional(z.string().check(z.maxLength(40))),
  credential: z.optional(passkeyProofSchema),
  /** Skips the second step in this browser for 30 days. */
  trust_device: z.optional(z.boolean()),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

/** `GET /account/second-step/pending` (ours): ways to finish the sign-in that has given its first factor. */
export const pendingStepSchema = z.object({
  app: z.boolean(),
  passkey: z.boolean(),
  /** A company of the person that asks for the second step. */
  company: z.nullable(z.object({ name: z.string(), logo: z.nullable(z.string()) })),
});
export type PendingStep = z.infer<typeof pendingStepSchema>;

/** `GET /account/second-step` (ours). */
export const secondStepSettingsSchema = z.object({
  /** When it was set up; null: a password or a mailed link is enough. */
  enabled_at: z.nullable(instantSchema),
  /** When the app was added. */
  app_since: z.nullable(instantSchema),
  passkeys: z.int(),
  recovery_codes_left: z.int(),
  trusted_devices: z.int(),
  /** False for a session from before the second step, which must sign in again where it is needed. */
  is_session_secured: z.boolean(),
  /** Companies of the person that ask for it. */
  required_by: z.array(z.string()),
  is_operator: z.boolean(),
});
export type SecondStepSettings = z.infer<typeof secondStepSettingsSchema>;

/** `POST /account/second-step/app` (ours): what to scan or type. The QR code is an SVG document. */
export const newAppSchema = z.object({ secret: z.string(), uri: z.string(), qr_code: z.string() });
export type NewApp = z.infer<typeof newAppSchema>;

/** Body of `POST /account/second-step/app/confirm` (ours). */
export const appCodeSchema = z.strictObject({ code: codeSchema });

/** Settings after a change. The recovery codes are shown once; null when those from before stay. */
export const secondStepChangedSchema = z.object({
  settings: secondStepSettingsSchema,
  recovery_codes: z.nullable(z.array(z.string())),
});
export type SecondStepChanged = z.infer<typeof secondStepChangedSchema>;
