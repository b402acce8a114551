import { cvSchema } from '@cpa/shared/contracts';
import { storageAreas, storedValue, type StorageRefusal } from '@cpa/shared/store';
import * as z from 'zod/mini';

const deviceDraftSchema = z.object({
  name: z.string(),
  /** True when the account has another name. */
  is_name_unsaved: z.optional(z.boolean()),
  cv: cvSchema,
  /** Version in the account that the draft is based on; null for a CV that is not in the account. */
  version: z.nullable(z.int()),
  /** True when the account has the same content. */
  is_saved: z.boolean(),
  changed_at: z.string(),
});
/** A CV in browser storage. */
export type DeviceDraft = z.infer<typeof deviceDraftSchema>;

/** Account and CV of a draft; both are null for a visitor's CV. */
export type DraftKey = {
  owner: number | null;
  cvId: number | null;
  /** Tab whose unsaved changes the draft has. Without it the draft is shared by all tabs. */
  tab?: string | undefined;
};

const keyOf = ({ owner, cvId, tab }: DraftKey) =>
  `cpa.cv.${owner ?? 'guest'}.${cvId ?? 'new'}${tab === undefined ? '' : `.${tab}`}`;
const KEY = /^cpa\.cv\.(\d+)\.(\d+|new)(?:\.([a-z\d]+))?$/;

/** Lists the drafts of one CV of an account: the shared one, and one for each tab with unsaved changes. */
export function draftsOfCv({ owner, cvId }: DraftKey): { tab: string | undefined; draft: DeviceDraft }[] {
  return storageAreas.local.keys().flatMap((key) => {
    const [, keyOwner, keyCv, tab] = KEY.exec(key) ?? [];
    if (keyOwner !== String(owner) || keyCv !== String(cvId)) return [];
    const draft = readDeviceDraft({ owner, cvId, tab });
    return draft ? [{ tab, draft }] : [];
  });
}

export function readDeviceDraft(key: DraftKey): DeviceDraft | null {
  return storedDraft(key).read();
}

/** Stores a draft. Returns why the browser refused, or null. */
export function writeDeviceDraft(key: DraftKey, draft: DeviceDraft): StorageRefusal | null {
  return storedDraft(key).write(draft);
}

/** Removes the drafts of accounts that are saved in the account as well. Unsaved ones stay. */
export function removeSavedDrafts(): void {
  for (const key of storageAreas.local.keys()) {
    const [, owner, cv, tab] = KEY.exec(key) ?? [];
    if (owner === undefined) continue;
    const draftKey = { owner: Number(owner), cvId: cv === 'new' ? null : Number(cv), tab };
    if (readDeviceDraft(draftKey)?.is_saved) removeDeviceDraft(draftKey);
  }
}

export function removeDeviceDraft(key: DraftKey): void {
  storedDraft(key).write(null);
}

function storedDraft(key: DraftKey) {
  return storedValue(keyOf(key), deviceDraftSchema, {
    owner: 'named', // The key names the account.
  });
}
