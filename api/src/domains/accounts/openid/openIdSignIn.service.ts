import type { Locale, OpenIdSignIn, Role } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { insertAccount, markVerified, readAddress } from '../accounts.repository.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { queueLocalisedMail } from '../localisedMail.repository.ts';
import { proveAddress } from '../proveAddress.service.ts';
import {
  type AfterFirstFactor,
  type FirstFactorCall,
  openAfterFirstFactor,
} from '../second-step/firstFactor.service.ts';
import * as repository from './identities.repository.ts';
import { identityLinkedMail, identityLinkMail } from './openId.mails.ts';
import { firstStep, MAX_LINKS_PER_HOUR, type Identity } from './openId.rules.ts';

interface Services {
  db: Database;
  siteUrl: string;
  rateLimitFactor: number;
}

type Call = Omit<FirstFactorCall, 'by'> & {
  /** Language of the page. */
  language: Locale | null;
};

type Wanted = Pick<OpenIdSignIn, 'role' | 'token' | 'callback_path'>;

/** Outcome that opens no session. It is returned instead of thrown, so that the mail of the transaction is sent. */
interface Refusal {
  refused: 'account_not_linked' | 'address_unproven' | 'role_missing';
}

/**
 * Signs in with an identity of a provider. An unknown identity with a proven e-mail address creates an account, or joins
 * the existing one when a mailed link was opened for the same identity; otherwise such a link is mailed.
 * @throws DomainError 401 for a link that is invalid or belongs to another identity, 403 for a closed account, 409 when
 *   a mail or the choice of a role comes first, 429 after too many mails.
 */
export async function signInWithIdentity(
  services: Services,
  identity: Identity,
  wanted: Wanted,
  call: Call,
): Promise<AfterFirstFactor> {
  const outcome = await services.db.transaction().execute(async (trx) => {
    const found = await accountOf(trx, services, identity, wanted, call);
    if (typeof found !== 'number') return found;
    return await openAfterFirstFactor(trx, found, { ...call, by: 'openid' });
  });
  if ('refused' in outcome) throw new DomainError(409, outcome.refused);
  return outcome;
}

async function accountOf(
  trx: Executor,
  services: Services,
  identity: Identity,
  { role, token, callback_path: callbackPath }: Wanted,
  call: Call,
): Promise<number | Refusal> {
  const linked = await repository.findLinkedAccount(trx, identity);
  if (linked !== undefined) return linked;
  const link = token === undefined ? undefined : await repository.lockLink(trx, token, identity);
  if (token !== undefined && !link) throw new DomainError(401, 'token_invalid');
  const email = link?.email ?? identity.email;
  if (email === null) throw new DomainError(401, 'provider_refused');
  const proven = { ...identity, email };
  const step = firstStep({
    isAddressProven: identity.isAddressProven,
    hasLink: link !== undefined,
    accountId: await repository.lockAccountOf(trx, email),
    role: role ?? link?.role ?? null,
  });
  if (step.kind === 'ask for the role') return { refused: 'role_missing' };
  const mail = { role: role ?? null, callbackPath };
  if (step.kind === 'mail a link') return await mailLink(trx, services, proven, mail, call);
  const accountId = step.kind === 'join' ? step.accountId : await createAccount(trx, proven, step.role, call);
  // Another request has created the account at the same time.
  if (accountId === undefined) return await mailLink(trx, services, proven, mail, call);
  if (token !== undefined) await repository.markLinkUsed(trx, token);
  const { requestId } = call;
  if (step.kind === 'join') await proveAddress(trx, accountId, { siteUrl: services.siteUrl, requestId });
  await linkIdentity(trx, services.siteUrl, accountId, proven, requestId);
  return accountId;
}

type Addressed = Identity & { email: string };

/** Creates an account without a password, whose e-mail address is proven. */
async function createAccount(
  trx: Executor,
  { provider, email, name }: Addressed,
  role: Role,
  { requestId, language }: Call,
): Promise<number | undefined> {
  const id = await insertAccount(trx, role, { name, email, language }, null);
  if (id === undefined) return undefined;
  await markVerified(trx, id);
  const detail = { by: provider };
  await writeAudit(trx, { accountId: id, action: 'account.registered', detail, requestId });
  await writeAudit(trx, { accountId: id, action: 'account.verified', detail, requestId });
  return id;
}

async function linkIdentity(
  trx: Executor,
  siteUrl: string,
  accountId: number,
  identity: Addressed,
  requestId: string,
): Promise<void> {
  const { provider } = identity;
  await repository.insertIdentity(trx, accountId, identity);
  const { name, email } = await readAddress(trx, accountId);
  await queueLocalisedMail(trx, email, (language) =>
    identityLinkedMail({ siteUrl, language, name, provider }),
  );
  await writeAudit(trx, { accountId, action: 'identity.linked', detail: { provider }, requestId });
}

/**
 * Mails a link that proves the e-mail address for this identity.
 * @throws DomainError 429 after too many mails to the e-mail address.
 */
async function mailLink(
  trx: Executor,
  { siteUrl, rateLimitFactor }: Services,
  identity: Addressed,
  { role, callbackPath }: { role: Role | null; callbackPath: string | undefined },
  { requestId, language: otherwise }: Call,
): Promise<Refusal> {
  const { provider, email, name, isAddressProven } = identity;
  if ((await repository.countRecentLinks(trx, email)) >= MAX_LINKS_PER_HOUR * rateLimitFactor)
    throw new DomainError(429, 'too_many', { unit: 'minutes', count: 60 });
  const token = await repository.insertLink(trx, identity, { email, role });
  const facts = { siteUrl, name, provider, token, callbackPath };
  await queueLocalisedMail(trx, email, (language) => identityLinkMail({ ...facts, language }), { otherwise });
  const detail = { provider };
  await writeAudit(trx, { accountId: null, action: 'identity.link_requested', detail, requestId });
  return { refused: isAddressProven ? 'account_not_linked' : 'address_unproven' };
}
