import type { Executor } from '../accounts/accounts.repository.ts';

export type OptionList = { id: number; kind: string; name: string }[];

/** Every option of every list, in the order to show. They change with a migration only, so a process reads them once. */
export async function readOptions(db: Executor): Promise<OptionList> {
  const known = remembered.get(db);
  if (known) return await known;
  const reading = db.selectFrom('options').select(['id', 'kind', 'name']).orderBy('position').execute();
  remembered.set(db, reading);
  reading.catch(() => remembered.delete(db));
  return await reading;
}

const remembered = new WeakMap<object, Promise<OptionList>>();
