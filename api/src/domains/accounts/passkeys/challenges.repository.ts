import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { hashOfToken } from '../secretTokens.ts';

/** Minutes for which a browser may sign a challenge. The sign-in page keeps one ready for autofill. */
const VALID_MINUTES = { add: 5, sign_in: 10, second_step: 5 };

export interface ChallengeUse {
  purpose: keyof typeof VALID_MINUTES;
  /** Null for a sign-in, where the passkey names the account. */
  accountId: number | null;
}

export async function insertChallenge(
  db: Executor,
  challenge: string,
  { purpose, accountId }: ChallengeUse,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashOfToken(challenge),
      account_id: accountId,
      purpose,
      expires_at: sql<Date>`now() + make_interval(mins => ${VALID_MINUTES[purpose]})`,
    })
    .execute();
}

/** Uses up a challenge. @returns false for one of another account or purpose, and for one that was used or expired. */
export async function takeChallenge(
  db: Executor,
  challenge: string,
  { purpose, accountId }: ChallengeUse,
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOfToken(challenge))
    .returning(['purpose', 'account_id', sql<boolean>`expires_at > now()`.as('is_valid')])
    .executeTakeFirst();
  return used?.is_valid === true && used.purpose === purpose && used.account_id === accountId;
}
