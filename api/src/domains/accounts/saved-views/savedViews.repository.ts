import type { SavedView, SavedViewForm } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';

export async function readViews(db: Executor, accountId: number): Promise<SavedView[]> {
  return await db
    .selectFrom('saved_views')
    .select(['id', 'list', 'name', 'query'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute();
}

/** Replaces the query of the view with this name in its list, or adds the view. */
export async function writeView(
  db: Executor,
  accountId: number,
  { list, name, query }: SavedViewForm,
): Promise<void> {
  await db
    .insertInto('saved_views')
    .values({ account_id: accountId, list, name, query })
    .onConflict((conflict) => conflict.columns(['account_id', 'list', 'name']).doUpdateSet({ query }))
    .execute();
}

export async function deleteView(db: Executor, accountId: number, id: number): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).where('account_id', '=', accountId).execute();
}
