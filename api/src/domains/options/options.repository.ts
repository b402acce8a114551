import type { OptionRef } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';

export type OptionList = { id: number; kind: string; name: string }[];

/** Reads all options in display order. They change only with a migration, so each process reads them once. */
export async function readOptions(db: Executor): Promise<OptionList> {
  const known = remembered.get(db);
  if (known) return await known;
  const reading = db.selectFrom('options').select(['id', 'kind', 'name']).orderBy('position').execute();
  remembered.set(db, reading);
  reading.catch(() => remembered.delete(db));
  return await reading;
}

const remembered = new WeakMap<object, Promise<OptionList>>();

/** Returns the options of an id array in display order. */
export function namedOptions(column: string): RawBuilder<OptionRef[]> {
  return sql<OptionRef[]>`(
    select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.position), '[]')
    from options o where o.id = any (${sql.ref(column)})
  )`;
}
