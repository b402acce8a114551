import type { Generated } from 'kysely';

export interface FilesToDeleteTable {
  folder: string;
  delete_after: Generated<Date>;
  attempts: Generated<number>;
  last_error: string | null;
}
