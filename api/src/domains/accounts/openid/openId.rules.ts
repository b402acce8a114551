import { emailSchema, type OpenIdProvider, type Role } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** Minutes for which a link that joins an identity to an account is valid. */
export const LINK_MINUTES = 15;

/** Links that an e-mail address gets in an hour at most. */
export const MAX_LINKS_PER_HOUR = 5;

/** Claims of a verified ID token. */
type Claims = Record<string, unknown> & { iss: string; sub: string };

/** Account of a provider: issuer and subject identify it, never the e-mail address. */
export interface Identity {
  provider: OpenIdProvider;
  issuer: string;
  subject: string;
  /** Null when the provider states none. */
  email: string | null;
  /** Whether the provider has verified that the user receives mails at the e-mail address. */
  isAddressProven: boolean;
  name: string;
}

const MAX_NAME = 120;

export function identityOf(provider: OpenIdProvider, claims: Claims): Identity {
  const parsed = z.safeParse(emailSchema, claims['email']);
  const email = parsed.success ? parsed.data : null;
  return {
    provider,
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isAddressProven: email !== null && isProven(provider, claims),
    name: nameIn(claims['name']) || (email?.split('@')[0] ?? ''),
  };
}

/**
 * Microsoft states any e-mail address that an administrator entered. Only `xms_edov` says that the owner of its domain
 * did, see https://learn.microsoft.com/entra/identity-platform/migrate-off-email-claim-authorization
 */
function isProven(provider: OpenIdProvider, claims: Claims): boolean {
  if (provider === 'microsoft') return ['true', '1'].includes(String(claims['xms_edov']));
  return claims['email_verified'] === true;
}

const nameIn = (claim: unknown): string =>
  typeof claim === 'string'
    ? claim
        .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
        .trim()
        .slice(0, MAX_NAME)
    : '';

/** What a sign-in with an identity does that signs in to no account yet. */
export type Step =
  | { kind: 'join'; accountId: number }
  | { kind: 'create'; role: Role }
  | { kind: 'ask for the role' }
  | { kind: 'mail a link' };

/**
 * Decides what the first sign-in with an identity does. It never joins an account because the e-mail addresses are equal:
 * the owner of the mailbox opens a link first. Without a proof of the e-mail address the decision does not depend on
 * whether it has an account.
 */
export function firstStep({
  isAddressProven,
  hasLink,
  accountId,
  role,
}: {
  isAddressProven: boolean;
  /** A mailed link proves the e-mail address. */
  hasLink: boolean;
  /** Account of the e-mail address. */
  accountId: number | undefined;
  /** Role of a new account. */
  role: Role | null;
}): Step {
  const hasAccount = accountId !== undefined;
  if (hasLink && hasAccount) return { kind: 'join', accountId };
  if (!hasLink && (hasAccount || !isAddressProven)) return { kind: 'mail a link' };
  return role === null ? { kind: 'ask for the role' } : { kind: 'create', role };
}

/** Checks that another way to sign in remains which does not depend on the mailbox alone. */
export function canUnlink({
  hasPassword,
  identities,
}: {
  hasPassword: boolean;
  identities: number;
}): boolean {
  return hasPassword || identities > 1;
}
