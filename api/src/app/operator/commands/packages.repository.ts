import type { Executor } from '../../../platform/database/executor.ts';

const COLUMNS = [
  'id',
  'name',
  'summary',
  'price',
  'currency',
  'vacancies',
  'duration_days',
  'active',
] as const;

/** New values by column name. */
export type PackageChanges = Record<string, string | number | boolean>;

export async function listPackages(db: Executor) {
  return await db.selectFrom('packages').select(COLUMNS).orderBy('position').execute();
}

/** Reads a package and locks its row. */
export async function lockPackage(db: Executor, id: number) {
  return await db.selectFrom('packages').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updatePackage(db: Executor, id: number, changes: PackageChanges) {
  return await db
    .updateTable('packages')
    .set(changes)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
