import { storedValue, type ValueStorage } from '@cpa/shared/store';
import * as z from 'zod/mini';

/** IDs of the vacancies whose applications this user pinned, in browser storage. */
export function pinStorage(userId: number, storage?: () => ValueStorage) {
  return storedValue(`cpa.pinnedVacancies.${userId}`, z.array(z.int()), {
    owner: 'named', // The key ends with the account.
    area: storage,
  });
}
