import { type RawBuilder, sql } from 'kysely';

/**
 * Condition that an account, by its alias in the query, receives notifications of its companies: its e-mail address is
 * proven, and it is not banned.
 */
export const isReachable = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.verified_at`)} is not null and ${sql.ref(`${alias}.banned_at`)} is null)`;
