import type { PostingsEvent } from '@cpa/shared/contracts';
import type { Database } from '../../platform/database/connect.ts';
import type { PublishEvent } from '../../platform/realtime/publishEvent.ts';
import { readMemberIds } from './members/members.repository.ts';

/**
 * Publishes to every open page of a company's recruiters that its postings or sponsorships have changed. Runs after the
 * commit; each page reads what its own session may see.
 */
export async function publishPostings(
  { db, publishEvent }: { db: Database; publishEvent: PublishEvent },
  companyId: number,
): Promise<void> {
  const data: PostingsEvent = { company_id: companyId };
  for (const id of await readMemberIds(db, companyId)) {
    void publishEvent(`private-user.${id}`, 'postings-changed', { ...data });
  }
}
