import { sql } from 'kysely';
import type { Side } from './messages.repository.ts';

/** Number of messages about application `a` that this side has not seen. */
export const unreadMessages = (side: Side) => sql<number>`(
  select count(*)::integer from application_messages u
  where u.application_id = a.id and u.side <> ${sql.lit(side)} and u.read_at is null
)`;
