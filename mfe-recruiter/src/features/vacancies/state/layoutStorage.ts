import { storedValue } from '@cpa/shared/store';
import type { ValueStorage } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { SORT_COLUMNS } from '../model/tableView.ts';

const columnSchema = z.enum([...SORT_COLUMNS, 'stages']);

const layoutSchema = z.object({
  hidden: z.array(columnSchema),
  widths: z.record(z.string(), z.number()),
  isDense: z.nullable(z.boolean()),
});

/** The table layout of one user in this browser. */
export function layoutStorage(userId: number, storage?: () => ValueStorage) {
  return storedValue(`recruiterVacancyTable.${userId}`, layoutSchema, {
    owner: 'named', // The key ends with the account.
    area: storage,
  });
}
