import type { TestApp } from './openTestApp.ts';

/** The newest mail to an address. */
export async function newestMail({ db }: TestApp, recipient: string) {
  return await db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

/** The token in the link of a mail. */
export function tokenIn(mail: { text: string }): string {
  return /token=([\w-]+)/.exec(mail.text)![1]!;
}
