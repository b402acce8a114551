import type { ApplicantExport, Cv, CvSummary, StoredCv } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import { shareExpiry } from './cvs.rules.ts';

/**
 * Creation or last renewal of the private link. A link from before the first proof of the e-mail address ends with it:
 * another user may have created it.
 */
const sharedAt = sql<Date | null>`(select cvs.shared_at from accounts as a where a.id = cvs.account_id
  and (a.verified_at is null or cvs.shared_at >= a.verified_at))`;
const SUMMARY = ['id', 'name', 'version', 'updated_at', sharedAt.as('shared_at')] as const;
const template = sql<Cv['settings']['template']>`document #>> '{settings,template}'`.as('template');

interface SummaryRow {
  id: number;
  name: string;
  version: number;
  updated_at: Date;
  shared_at: Date | null;
  template: Cv['settings']['template'];
}

/** Lists the CVs of an account, the last changed first. */
export async function readCvs(db: Executor, accountId: number): Promise<CvSummary[]> {
  const rows = await db
    .selectFrom('cvs')
    .select(SUMMARY)
    .select(template)
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toSummary);
}

/** Locks the account, which serialises additions to its CVs. Returns how many it has. */
export async function lockAndCountCvs(db: Executor, accountId: number): Promise<number> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('cvs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findCv(db: Executor, accountId: number, id: number): Promise<StoredCv | undefined> {
  const row = await db
    .selectFrom('cvs')
    .select(SUMMARY)
    .select([template, 'document'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...toSummary(row), cv: row.document as unknown as Cv };
}

export async function insertCv(
  db: Executor,
  accountId: number,
  { name, cv }: { name: string; cv: Cv },
): Promise<CvSummary> {
  const row = await db
    .insertInto('cvs')
    .values({ account_id: accountId, name, document: JSON.stringify(cv) })
    .returning(SUMMARY)
    .returning(template)
    .executeTakeFirstOrThrow();
  return toSummary(row);
}

/** Replaces the content if `version` is still the stored one. */
export async function updateCv(
  db: Executor,
  { accountId, id, version }: { accountId: number; id: number; version: number },
  cv: Cv,
): Promise<CvSummary | undefined> {
  const row = await db
    .updateTable('cvs')
    .set({ document: JSON.stringify(cv), version: sql`version + 1`, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(SUMMARY)
    .returning(template)
    .executeTakeFirst();
  return row && toSummary(row);
}

export async function renameCv(
  db: Executor,
  accountId: number,
  { id, name }: { id: number; name: string },
): Promise<CvSummary | undefined> {
  const row = await db
    .updateTable('cvs')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(SUMMARY)
    .returning(template)
    .executeTakeFirst();
  return row && toSummary(row);
}

/** Returns false when the account has no such CV. */
export async function deleteCv(db: Executor, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cvs')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sets the hash of the private link; null revokes it. Returns undefined when the account has no such CV. */
export async function setShareToken(
  db: Executor,
  { accountId, id }: { accountId: number; id: number },
  hash: Buffer | null,
): Promise<{ shared_at: Date | null } | undefined> {
  return await db
    .updateTable('cvs')
    .set({ share_token_hash: hash, shared_at: hash && sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('shared_at')
    .executeTakeFirst();
}

/** Restarts the time of a link, also of an expired one. Returns undefined when the CV has no link. */
export async function renewShareToken(
  db: Executor,
  { accountId, id }: { accountId: number; id: number },
): Promise<{ shared_at: Date | null } | undefined> {
  return await db
    .updateTable('cvs')
    .set({ shared_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where(sharedAt, 'is not', null)
    .returning('shared_at')
    .executeTakeFirst();
}

/** Finds the CV of a private link, expired or not, unless its owner is banned. */
export async function findSharedCv(
  db: Executor,
  hash: Buffer,
): Promise<{ cv: Cv; updated_at: string; shared_at: Date } | undefined> {
  const row = await db
    .selectFrom('cvs')
    .innerJoin('accounts as a', 'a.id', 'cvs.account_id')
    .select(['cvs.document', 'cvs.updated_at', sharedAt.as('shared_at')])
    .where('cvs.share_token_hash', '=', hash)
    .where('a.banned_at', 'is', null)
    .executeTakeFirst();
  if (!row?.shared_at) return undefined;
  const { document, updated_at, shared_at } = row;
  return { cv: document as unknown as Cv, updated_at: updated_at.toISOString(), shared_at };
}

/** Reads all CVs for the export of personal data. */
export async function exportCvs(db: Executor, accountId: number): Promise<ApplicantExport['cvs']> {
  const rows = await db
    .selectFrom('cvs')
    .select(['name', 'document', 'updated_at', sharedAt.as('shared_at')])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ name, document, updated_at, shared_at }) => {
    const { resume, settings } = document as unknown as Cv;
    return {
      name,
      json_resume: resume,
      settings,
      updated_at: updated_at.toISOString(),
      shared_at: shared_at?.toISOString() ?? null,
    };
  });
}

function toSummary({ updated_at, shared_at, ...row }: SummaryRow): CvSummary {
  const { id, name, version, template: chosen } = row;
  return {
    id,
    name,
    version,
    template: chosen,
    updated_at: updated_at.toISOString(),
    shared_at: shared_at?.toISOString() ?? null,
    share_expires_at: shared_at && shareExpiry(shared_at).toISOString(),
  };
}
