import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

const stored = storedValue('cpa.moveNote', z.object({ ids: z.array(z.number()), note: z.string() }), {
  owner: 'person',
  area: 'session',
});

/** Note that is being written for a move of these applications. Survives reloads and failures until a move succeeds. */
export const noteDraft = {
  read(ids: readonly number[]): string {
    const draft = stored.read();
    return draft && draft.ids.join() === ids.join() ? draft.note : '';
  },
  write: (ids: readonly number[], note: string) => stored.write(note ? { ids: [...ids], note } : null),
  clear: () => stored.write(null),
};
