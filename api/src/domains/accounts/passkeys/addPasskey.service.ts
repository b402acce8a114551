import { MOST_PASSKEYS, type NewPasskey } from '@cpa/shared/contracts';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { lockAccount } from '../accounts.repository.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import type { Caller } from '../caller.ts';
import { queueLocalisedMail } from '../localisedMail.repository.ts';
import { challengeIn } from './challengeIn.ts';
import { insertChallenge, takeChallenge } from './challenges.repository.ts';
import { passkeyAddedMail } from './passkey.mails.ts';
import { insertPasskey, readCredentials } from './passkeys.repository.ts';
import { relyingParty } from './relyingParty.ts';
import { userHandleOf } from './verifyPasskey.service.ts';

/** EdDSA, ES256 and RS256: what authenticators support. */
const ALGORITHMS = [-8, -7, -257];

type Services = { db: Database } & Pick<Config, 'siteUrl'>;

/**
 * Creates the options with which a browser makes a passkey. Call it after `requireRecentSignIn`.
 * @throws DomainError 409 when the account has `MOST_PASSKEYS`.
 */
export async function createNewPasskeyOptions(
  { db, siteUrl }: Services,
  { id, name, email }: Caller,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await readCredentials(db, id);
  if (known.length >= MOST_PASSKEYS) throw tooMany();
  const { rpID, rpName } = relyingParty(siteUrl);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(userHandleOf(id), 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known,
    // A sign-in without an e-mail address finds only resident passkeys.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(db, options.challenge, { purpose: 'add', accountId: id });
  return options;
}

/**
 * Stores a passkey that the browser made with the options of the caller, and notifies the owner by mail.
 * @throws DomainError 422 for a credential that does not prove a passkey of this site, 409 for one in use.
 */
export async function addPasskey(
  { db, siteUrl }: Services,
  { id: accountId, name: owner, email }: Caller,
  { passkey: { name, credential }, requestId }: { passkey: NewPasskey; requestId: string },
): Promise<void> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  const use = { purpose: 'add', accountId } as const;
  if (challenge === undefined || !(await takeChallenge(db, challenge, use))) throw refused();
  const { rpID, origin } = relyingParty(siteUrl);
  const { clientDataJSON, attestationObject, transports = [] } = credential.response;
  const response = { clientDataJSON, attestationObject };
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: { ...credential, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!made) throw refused();
  const { id, publicKey, counter } = made.credential;
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if ((await readCredentials(trx, accountId)).length >= MOST_PASSKEYS) throw tooMany();
    const stored = { account_id: accountId, credential_id: id, public_key: Buffer.from(publicKey) };
    if (!(await insertPasskey(trx, { ...stored, counter, transports, name })))
      throw new DomainError(409, 'passkey_in_use');
    await queueLocalisedMail(trx, email, (language) =>
      passkeyAddedMail({ siteUrl, language, name: owner, passkey: name }),
    );
    await writeAudit(trx, { accountId, action: 'passkey.added', subject: name, requestId });
  });
}

const refused = (): DomainError => new DomainError(422, 'passkey_not_made');
const tooMany = (): DomainError => new DomainError(409, 'too_many_passkeys', { max: MOST_PASSKEYS });
