import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/** Note that is being written for a move. Survives reloads and failures until a move succeeds. */
export const noteDraft = storedValue('cpa.moveNote', z.string(), () => sessionStorage);
