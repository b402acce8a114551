import type { OrderEvent, PostingsEvent } from '@cpa/shared/contracts';
import type { Database } from '../../platform/database/connect.ts';
import type { PublishEvent } from '../../platform/realtime/publishEvent.ts';
import { readMemberIds } from './members/members.repository.ts';

export type CompanyEvent = ['order-status', OrderEvent] | ['postings-changed', PostingsEvent];

/** Tells that what a company has of postings and sponsorships has changed. Each page reads what its session may see. */
export const postingsChanged = (companyId: number): CompanyEvent => [
  'postings-changed',
  { company_id: companyId },
];

/** Publishes events to every open page of a company's members. Runs after the commit. */
export async function publishToCompany(
  { db, publishEvent }: { db: Database; publishEvent: PublishEvent },
  companyId: number,
  ...events: CompanyEvent[]
): Promise<void> {
  for (const id of await readMemberIds(db, companyId)) {
    for (const [name, data] of events) void publishEvent(`private-user.${id}`, name, { ...data });
  }
}
