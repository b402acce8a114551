import type { PictureKind } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';

export async function countPictures(db: Executor, companyId: number, kind: PictureKind): Promise<number> {
  const { count } = await db
    .selectFrom('company_pictures')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertPicture(
  db: Executor,
  companyId: number,
  picture: { url: string; caption: string; kind?: PictureKind },
): Promise<void> {
  await db
    .insertInto('company_pictures')
    .values({ company_id: companyId, ...picture })
    .execute();
}

/** @returns false when the company has no such picture. */
export async function updateCaption(
  db: Executor,
  { companyId, pictureId }: { companyId: number; pictureId: number },
  caption: string,
): Promise<boolean> {
  const row = await db
    .updateTable('company_pictures')
    .set({ caption })
    .where('id', '=', pictureId)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the picture; a job deletes its files. @returns false when the company has no such picture. */
export async function deletePicture(
  db: Executor,
  { companyId, pictureId }: { companyId: number; pictureId: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom('company_pictures')
    .where('id', '=', pictureId)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
