import type { Executor } from '../../../platform/database/executor.ts';
import type { ShownMail } from './mailboxPages.ts';

const MAX_MAILS = 200;

/** Reads the newest outgoing mails, newest first. */
export async function readMails(
  db: Executor,
  recipient?: string,
): Promise<(ShownMail & { template: string })[]> {
  const query = selectMails(db).orderBy('id', 'desc').limit(MAX_MAILS);
  return await (recipient === undefined ? query : query.where('recipient', '=', recipient)).execute();
}

export async function findMail(db: Executor, id: number): Promise<ShownMail | undefined> {
  return await selectMails(db).where('id', '=', id).executeTakeFirst();
}

export async function findMailHtml(db: Executor, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('mails').select('html').where('id', '=', id).executeTakeFirst();
  return row?.html;
}

function selectMails(db: Executor) {
  return db
    .selectFrom('mails')
    .select([
      'id',
      'recipient',
      'subject',
      'template',
      'text',
      'created_at',
      'sent_at',
      'last_error',
      'calendar',
    ]);
}
