import type { Executor } from '../modules/accounts/accounts.repository.ts';
import type { Mail } from './mail.ts';

/** Writes a mail with the change it tells of, in the same transaction; the worker sends it afterwards. */
export async function queueMail(db: Executor, recipient: string, mail: Mail): Promise<void> {
  await db
    .insertInto('mails')
    .values({ recipient, ...mail })
    .execute();
}
