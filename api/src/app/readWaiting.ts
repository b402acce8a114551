import type { Profile } from '@cpa/shared/contracts';
import { isAwaited } from '../domains/applications/awaited.repository.ts';
import { countUnread } from '../domains/notifications/inbox/inbox.repository.ts';
import type { Executor } from '../platform/database/executor.ts';

/** Reads what waits for a user. Two domains know it, so that neither can add it to the profile. */
export async function readWaiting(
  db: Executor,
  { id, applicant_id }: Pick<Profile, 'id' | 'applicant_id'>,
): Promise<NonNullable<Profile['waiting']>> {
  const [unread, is_awaited] = await Promise.all([
    countUnread(db, [id]),
    applicant_id === null ? false : isAwaited(db, applicant_id),
  ]);
  return { unread: unread.get(id) ?? 0, is_awaited };
}
