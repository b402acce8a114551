import type { Executor } from '../../../platform/database/executor.ts';
import { isReachable } from '../reachable.repository.ts';

/** Returns the name of an operator with a verified e-mail address; undefined for every other account. */
export async function findOperator(
  db: Executor,
  accountId: number,
): Promise<{ name: string; email: string } | undefined> {
  return await db
    .selectFrom('operators as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['a.name', 'a.email'])
    .where('o.account_id', '=', accountId)
    .where(isReachable('a'))
    .executeTakeFirst();
}

/** Returns the e-mail addresses of the operators that can act. */
export async function readOperatorEmails(db: Executor): Promise<string[]> {
  const operators = await db
    .selectFrom('operators as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select('a.email')
    .where(isReachable('a'))
    .execute();
  return operators.map(({ email }) => email);
}

/** Lists the operators, oldest first. */
export async function findOperators(db: Executor) {
  return await db
    .selectFrom('operators as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['a.id', 'a.name', 'a.email', 'o.granted_by', 'o.granted_at'])
    .orderBy('o.granted_at')
    .orderBy('a.id')
    .execute();
}

/** Makes an account an operator. @returns false when it was one already */
export async function insertOperator(db: Executor, accountId: number, grantedBy: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operators')
    .values({ account_id: accountId, granted_by: grantedBy })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false when the account was no operator */
export async function deleteOperator(db: Executor, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operators')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
