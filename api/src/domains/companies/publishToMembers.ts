import type { OrderEvent, PostingsEvent } from '@cpa/shared/contracts';
import type { Database } from '../../platform/database/connect.ts';
import type { PublishEvent } from '../../platform/realtime/publishEvent.ts';
import { readMemberIds } from './members/members.repository.ts';

interface Services {
  db: Database;
  publishEvent: PublishEvent;
}

type CompanyEvent = ['order-status', OrderEvent] | ['postings-changed', PostingsEvent];

/** Publishes events to every open page of the members of companies. Runs after the commit. */
export async function publishToMembers(
  { db, publishEvent }: Services,
  companyIds: readonly number[],
  eventsOf: (companyId: number) => CompanyEvent[],
): Promise<void> {
  for (const { company_id, account_id } of await readMemberIds(db, companyIds)) {
    for (const [name, data] of eventsOf(company_id))
      void publishEvent(`private-user.${account_id}`, name, { ...data });
  }
}

/** Publishes that the postings or sponsorships left have changed. Each page reads what its session may see. */
export const postingsChanged = (company_id: number): CompanyEvent => ['postings-changed', { company_id }];

/** Publishes `postingsChanged` of companies. Runs after the commit. */
export const publishPostings = async (services: Services, companyIds: readonly number[]): Promise<void> =>
  await publishToMembers(services, companyIds, (id) => [postingsChanged(id)]);
