import type { Executor } from '../../../platform/database/executor.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

interface Held {
  account_id: number;
  application_id: number | null;
  due_at: Date;
}

export async function holdMail(
  db: Executor,
  { mail, ...held }: Held & { mail: Mail; about_applicant_id: number | null },
): Promise<void> {
  await db
    .insertInto('held_mails')
    .values({ ...held, mail: JSON.stringify(mail) })
    .execute();
}

/** Holds the mail about the unread messages of a conversation, once until it is sent. */
export async function holdMessages(
  db: Executor,
  held: Held & { application_id: number; first_message_id: number },
): Promise<void> {
  await db
    .insertInto('held_mails')
    .values(held)
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'account_id'])
        .where('first_message_id', 'is not', null)
        .doNothing(),
    )
    .execute();
}

export async function hasHeldMessages(
  db: Executor,
  accountId: number,
  applicationId: number,
): Promise<boolean> {
  const held = await db
    .selectFrom('held_mails')
    .select('id')
    .where('account_id', '=', accountId)
    .where('application_id', '=', applicationId)
    .where('first_message_id', 'is not', null)
    .executeTakeFirst();
  return held !== undefined;
}

export async function postponeHeld(db: Executor, accountId: number, due_at: Date): Promise<void> {
  await db.updateTable('held_mails').set({ due_at }).where('account_id', '=', accountId).execute();
}

/** Deletes the mails that are held for an account. Unread messages stay: the setting is read when they are mailed. */
export async function dropHeldMails(db: Executor, accountId: number): Promise<void> {
  await db
    .deleteFrom('held_mails')
    .where('account_id', '=', accountId)
    .where('mail', 'is not', null)
    .execute();
}

/** Deletes held mails about an erased applicant. */
export async function dropHeldAbout(db: Executor, applicantId: number): Promise<void> {
  await db.deleteFrom('held_mails').where('about_applicant_id', '=', applicantId).execute();
}

/**
 * Keeps the account until the end of the transaction. False while it is being deleted, which locks it before its mails:
 * waiting for that here could deadlock.
 */
export async function keepAccount(db: Executor, accountId: number): Promise<boolean> {
  const kept = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forKeyShare()
    .skipLocked()
    .executeTakeFirst();
  return kept !== undefined;
}

/** Finds a mail that is due. Lock its application before taking it, as everything does that deletes both. */
export async function findDue(db: Executor, now: Date) {
  return await db
    .selectFrom('held_mails')
    .select(['id', 'account_id', 'application_id'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

/** Removes and returns the mails to the account that are due with it: all about its application, else itself. */
export async function takeWithDue(db: Executor, { id, account_id, application_id }: Due, now: Date) {
  const taken = await db
    .deleteFrom('held_mails')
    .where('account_id', '=', account_id)
    .where('due_at', '<=', now)
    .where((is) => (application_id === null ? is('id', '=', id) : is('application_id', '=', application_id)))
    .returning(['id', 'mail', 'first_message_id'])
    .execute();
  return taken.toSorted((a, b) => a.id - b.id);
}

/** Returns the account whose mails are held, if it can still get them. As for other mails, its address need not be proven. */
export async function findHolder(db: Executor, accountId: number) {
  return await db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'language'])
    .where('id', '=', accountId)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
}
