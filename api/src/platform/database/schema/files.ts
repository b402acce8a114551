import type { Generated } from 'kysely';

export interface FilesToDeleteTable {
  folder: string;
  delete_after: Generated<Date>;
  /** The account, while the upload is not finished. */
  uploaded_by: number | null;
  attempts: Generated<number>;
  last_error: string | null;
}
