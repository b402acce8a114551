import { MOST_SAVED_VIEWS, type SavedView, type SavedViewForm } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { lockAccount } from '../accounts.repository.ts';
import { readViews, writeView } from './savedViews.repository.ts';

/**
 * Saves a view and returns all of the account.
 * @throws DomainError 409 if the list of the view would have more than `MOST_SAVED_VIEWS`
 */
export async function saveView(db: Database, accountId: number, form: SavedViewForm): Promise<SavedView[]> {
  return await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    await writeView(trx, accountId, form);
    const views = await readViews(trx, accountId);
    if (views.filter(({ list }) => list === form.list).length > MOST_SAVED_VIEWS)
      throw new DomainError(409, 'too_many_views', { max: MOST_SAVED_VIEWS });
    return views;
  });
}
