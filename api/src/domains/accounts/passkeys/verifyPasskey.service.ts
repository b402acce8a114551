import type { PasskeyProof } from '@cpa/shared/contracts';
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { challengeIn } from './challengeIn.ts';
import { type ChallengeUse, insertChallenge, takeChallenge } from './challenges.repository.ts';
import { lockPasskey, readCredentials, recordPasskeyUse } from './passkeys.repository.ts';
import { relyingParty } from './relyingParty.ts';

/** Creates the options for the use of a passkey: any one for a sign-in, else one of the account. */
export async function createPasskeyOptions(
  { db, siteUrl }: { db: Executor; siteUrl: string },
  use: ChallengeUse,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(siteUrl).rpID,
    allowCredentials: use.accountId === null ? [] : await readCredentials(db, use.accountId),
    // As a second factor, possession is enough: the first one was given.
    userVerification: use.purpose === 'sign_in' ? 'required' : 'preferred',
  });
  await insertChallenge(db, options.challenge, use);
  return options;
}

/**
 * Checks the proof of a passkey and calls `complete` within the transaction that records its use. The challenge is used
 * up in either case.
 * @returns undefined for an invalid proof
 */
export async function withVerifiedPasskey<Result>(
  { db, siteUrl }: { db: Database; siteUrl: string },
  proof: PasskeyProof,
  { use, complete }: { use: ChallengeUse; complete: (trx: Executor, accountId: number) => Promise<Result> },
): Promise<Result | undefined> {
  const challenge = challengeIn(proof.response.clientDataJSON);
  if (challenge === undefined || !(await takeChallenge(db, challenge, use))) return undefined;
  return await db.transaction().execute(async (trx) => {
    const passkey = await lockPasskey(trx, proof.id);
    if (!passkey || (use.accountId !== null && passkey.account_id !== use.accountId)) return undefined;
    const { rpID, origin } = relyingParty(siteUrl);
    const { userHandle, ...response } = proof.response;
    const isOfAccount = userHandle == null || userHandle === userHandleOf(passkey.account_id);
    const verification = await verifyAuthenticationResponse({
      response: { ...proof, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: proof.id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
      requireUserVerification: use.purpose === 'sign_in',
    }).catch(() => undefined);
    if (!isOfAccount || !verification?.verified) return undefined;
    await recordPasskeyUse(trx, passkey.id, verification.authenticationInfo.newCounter);
    return await complete(trx, passkey.account_id);
  });
}

/** Identifies the account to an authenticator, which keeps one passkey for each. */
export const userHandleOf = (accountId: number): string =>
  Buffer.from(`account ${accountId}`).toString('base64url');
