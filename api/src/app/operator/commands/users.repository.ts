import type { Executor } from '../../../platform/database/executor.ts';
import { Refusal } from '../refusal.ts';

export interface FoundAccount {
  id: number;
  role: string;
  email: string;
  name: string;
  verified_at: Date | null;
  banned_at: Date | null;
  created_at: Date;
}

/** @throws Refusal for an unknown id or e-mail address. */
export async function findAccount(db: Executor, word: string): Promise<FoundAccount> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'role', 'email', 'name', 'verified_at', 'banned_at', 'created_at'])
    .where((row) =>
      /^\d{1,9}$/.test(word)
        ? row('id', '=', Number(word))
        : row('email', '=', word.normalize('NFKC').toLowerCase()),
    )
    .executeTakeFirst();
  if (!account) throw new Refusal(`Nobody has the account ${word}.`);
  return account;
}
