import type {
  CvShare,
  CvShareTimes,
  CvSummary,
  CvUpdate,
  NewCv,
  SharedCv,
  StoredCv,
} from '@cpa/shared/contracts';
import type { Database } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors/domainError.ts';
import { writeAudit } from '../accounts/audit/audit.repository.ts';
import { hashOfToken, newSecretToken } from '../accounts/secretTokens.ts';
import * as repository from './cvs.repository.ts';
import { assertRoomForCv, copyName, cvChanged, shareExpiry, shownCv } from './cvs.rules.ts';

/** A CV of the caller. */
interface OwnCv {
  accountId: number;
  id: number;
}

export async function readCv(db: Database, { accountId, id }: OwnCv): Promise<StoredCv> {
  return (await repository.findCv(db, accountId, id)) ?? missing();
}

/** Adds a CV. @throws DomainError 409 when the account has the most. */
export async function addCv(db: Database, accountId: number, added: NewCv): Promise<CvSummary> {
  return await db.transaction().execute(async (trx) => {
    assertRoomForCv(await repository.lockAndCountCvs(trx, accountId));
    return await repository.insertCv(trx, accountId, added);
  });
}

/** Saves the content. @throws DomainError 409 `cv_changed` when another device has saved a newer version. */
export async function saveCv(
  db: Database,
  { accountId, id }: OwnCv,
  { cv, version }: CvUpdate,
): Promise<CvSummary> {
  const saved = await repository.updateCv(db, { accountId, id, version }, cv);
  if (saved) return saved;
  if (await repository.findCv(db, accountId, id)) throw cvChanged();
  return missing();
}

export async function renameOwnCv(db: Database, { accountId, id }: OwnCv, name: string): Promise<CvSummary> {
  return (await repository.renameCv(db, accountId, { id, name })) ?? missing();
}

/** Copies a CV without its private link. */
export async function duplicateCv(db: Database, { accountId, id }: OwnCv): Promise<CvSummary> {
  return await db.transaction().execute(async (trx) => {
    assertRoomForCv(await repository.lockAndCountCvs(trx, accountId));
    const original = (await repository.findCv(trx, accountId, id)) ?? missing();
    return await repository.insertCv(trx, accountId, { name: copyName(original.name), cv: original.cv });
  });
}

export async function removeCv(db: Database, { accountId, id }: OwnCv): Promise<void> {
  if (!(await repository.deleteCv(db, accountId, id))) missing();
}

/** Creates the private link of a CV and invalidates an earlier one. Only the hash of its token is stored. */
export async function shareCv(db: Database, { accountId, id }: OwnCv, requestId: string): Promise<CvShare> {
  const token = newSecretToken();
  const shared = await db.transaction().execute(async (trx) => {
    const row = (await repository.setShareToken(trx, { accountId, id }, hashOfToken(token))) ?? missing();
    await writeAudit(trx, { accountId, action: 'cv.shared', subject: String(id), requestId });
    return row;
  });
  return { token, ...timesOf(shared.shared_at!) };
}

/** Extends the private link, also an expired one: its URL stays. @throws DomainError 404 without a link. */
export async function renewShare(
  db: Database,
  { accountId, id }: OwnCv,
  requestId: string,
): Promise<CvShareTimes> {
  return await db.transaction().execute(async (trx) => {
    const { shared_at } = (await repository.renewShareToken(trx, { accountId, id })) ?? missing();
    await writeAudit(trx, { accountId, action: 'cv.share_renewed', subject: String(id), requestId });
    return timesOf(shared_at!);
  });
}

function timesOf(sharedAt: Date): CvShareTimes {
  return { shared_at: sharedAt.toISOString(), share_expires_at: shareExpiry(sharedAt).toISOString() };
}

export async function revokeShare(db: Database, { accountId, id }: OwnCv, requestId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await repository.setShareToken(trx, { accountId, id }, null))) missing();
    await writeAudit(trx, { accountId, action: 'cv.share_revoked', subject: String(id), requestId });
  });
}

/** Reads the CV of a private link, without its hidden sections. @throws DomainError 404 for an unknown or revoked token. */
export async function readSharedCv(db: Database, token: string): Promise<SharedCv> {
  const { cv, updated_at, shared_at } = (await repository.findSharedCv(db, hashOfToken(token))) ?? missing();
  if (shareExpiry(shared_at) <= new Date()) missing();
  return { cv: shownCv(cv), updated_at };
}

function missing(): never {
  throw notFound('cv');
}
