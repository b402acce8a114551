import type { TestApp } from './openTestApp.ts';

let count = 0;

/** Links a Google account to an account. */
export async function anIdentity(
  { db }: Pick<TestApp, 'db'>,
  { id: account_id, email }: { id: number; email: string },
): Promise<number> {
  const { id } = await db
    .insertInto('account_identities')
    .values({
      account_id,
      provider: 'google',
      issuer: 'https://accounts.google.com',
      subject: `subject ${++count}`,
      email,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
