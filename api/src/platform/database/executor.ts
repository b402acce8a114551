import type { Transaction } from 'kysely';
import type { Database } from './connect.ts';
import type { Schema } from './schema.ts';

/** A database connection or a transaction on it. */
export type Executor = Database | Transaction<Schema>;
