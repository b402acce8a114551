import type { ContactMessage } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';

export async function insertContactMessage(
  db: Executor,
  { name, email, subject, message }: ContactMessage,
): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ name: name || null, email, subject: subject || null, message })
    .execute();
}
