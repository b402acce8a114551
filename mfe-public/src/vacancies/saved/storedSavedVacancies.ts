import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/** Limit of saved vacancies without an account; an account stores more. */
export const MAX_IN_BROWSER = 100;

const id = z.int().check(z.positive());
const schema = z.object({
  /** ID of the account the list is a copy of; null: saved without signing in. */
  owner: z.nullable(id),
  /** Vacancy IDs, newest first. */
  ids: z.array(id),
});
export type StoredSavedVacancies = z.infer<typeof schema>;

const NO_SAVED_VACANCIES: StoredSavedVacancies = { owner: null, ids: [] };

const stored = storedValue('savedVacancies', schema, {
  owner: 'named', // The value names the account.
});

/** Saved vacancies in browser storage. */
export const storedSavedVacancies = {
  ...stored,
  read: (): StoredSavedVacancies => stored.read() ?? NO_SAVED_VACANCIES,
};
