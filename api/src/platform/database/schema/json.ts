import type { ColumnType } from 'kysely';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A jsonb column: read as the value, written as `JSON.stringify(value)` (pg would write an array as an SQL array). */
export type JsonColumn<T> = ColumnType<T, string | undefined, string>;
