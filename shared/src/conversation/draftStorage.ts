import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { newMessageSchema } from '../contracts/index.ts';

const draftsSchema = z.record(
  z.string(),
  z.object({
    draft: z.string(),
    /** Messages that were not sent, or whose response never arrived. */
    unsent: z.array(newMessageSchema),
  }),
);

export type Draft = z.infer<typeof draftsSchema>[string];

/** Unsent messages of each conversation of the tab, by `id` of its calls. Survives a reload. */
const stored = storedValue('conversationDrafts', draftsSchema, { owner: 'person', area: 'session' });

export const readDraft = (id: number): Draft => stored.read()?.[id] ?? { draft: '', unsent: [] };

export function writeDraft(id: number, { draft, unsent }: Draft): void {
  const { [id]: _, ...others } = stored.read() ?? {};
  const isEmpty = draft === '' && unsent.length === 0;
  stored.write(isEmpty ? others : { ...others, [id]: { draft, unsent } });
}
