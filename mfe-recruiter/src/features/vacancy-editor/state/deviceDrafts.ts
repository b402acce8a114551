import { type StorageRefusal, storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { type Draft, draftSchema } from '../model/draft.ts';

const recordSchema = z.object({
  draft: draftSchema,
  /** Version that was edited; null for a vacancy that the server does not have yet. */
  version: z.nullable(z.int()),
});
type DeviceDraft = z.infer<typeof recordSchema>;

/** Unsent changes by account and vacancy. Sign-out clears the storage. */
const storedDrafts = storedValue('vacancyDrafts', z.record(z.string(), recordSchema), {
  owner: 'named', // Each draft is stored under its account.
});

const keyOf = (accountId: number, vacancyId: number | null) => `${accountId}/${vacancyId ?? 'new'}`;

export function readDeviceDraft(accountId: number, vacancyId: number | null): DeviceDraft | null {
  return storedDrafts.read()?.[keyOf(accountId, vacancyId)] ?? null;
}

/** Replaces the unsent changes; null removes them. Returns why the browser refused, or null. */
export function writeDeviceDraft(
  accountId: number,
  vacancyId: number | null,
  record: { draft: Draft; version: number | null } | null,
): StorageRefusal | null {
  const { [keyOf(accountId, vacancyId)]: _, ...others } = storedDrafts.read() ?? {};
  return storedDrafts.write(record ? { ...others, [keyOf(accountId, vacancyId)]: record } : others);
}
