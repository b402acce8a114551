import type { TestApp } from './openTestApp.ts';

/** Reads the newest mail to an e-mail address. */
export async function newestMail({ db }: TestApp, recipient: string) {
  return await db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

/** Extracts the token from the link of a mail. */
export function tokenIn(mail: { text: string }): string {
  return /token=([\w-]+)/.exec(mail.text)![1]!;
}
