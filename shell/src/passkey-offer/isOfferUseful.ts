import { passkeysSchema } from '@cpa/shared/contracts';
import { type HttpClients, request } from '@cpa/shared/http';
import { readCookie, writeCookie } from '@cpa/shared/session';

type Api = Pick<HttpClients, 'privateClient'>;

/** Cookie with the IDs of the accounts that had the offer on this device, the newest first. It outlives the sign-out. */
const OFFERED_COOKIE = 'passkey_offered';

const MAX_ACCOUNTS = 10;
const FOR_A_YEAR = `Max-Age=${365 * 24 * 3600}`;

/**
 * Returns true when the account has no passkey, this device can create one, and the account had no offer here.
 * Rejects when the API does not respond.
 */
export async function isOfferUseful(api: Api, account: number): Promise<boolean> {
  if (offeredAccounts().includes(String(account)) || !(await canCreatePasskeys())) return false;
  return !(await hasPasskey(api));
}

export async function hasPasskey({ privateClient }: Api): Promise<boolean> {
  const { passkeys } = await request(privateClient, 'GET /account/passkeys', passkeysSchema);
  return passkeys.length > 0;
}

/** Stores on this device that the account had its offer. */
export function rememberOffer(account: number): void {
  const accounts = [String(account), ...offeredAccounts()].slice(0, MAX_ACCOUNTS);
  writeCookie(OFFERED_COOKIE, accounts.join('.'), FOR_A_YEAR);
}

const offeredAccounts = (): string[] => readCookie(OFFERED_COOKIE)?.split('.') ?? [];

async function canCreatePasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}
