import { cvSchema } from '@cpa/shared/contracts';
import { storedValue, type ValueStorage } from '@cpa/shared/store';
import * as z from 'zod/mini';

const deviceDraftSchema = z.object({
  name: z.string(),
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
export function draftsOfCv(
  { owner, cvId }: DraftKey,
  storage: () => Storage = () => localStorage,
): { tab: string | undefined; draft: DeviceDraft }[] {
  try {
    return Object.keys(storage()).flatMap((key) => {
      const [, keyOwner, keyCv, tab] = KEY.exec(key) ?? [];
      if (keyOwner !== String(owner) || keyCv !== String(cvId)) return [];
      const draft = readDeviceDraft({ owner, cvId, tab }, storage);
      return draft ? [{ tab, draft }] : [];
    });
  } catch {
    return [];
  }
}

export function readDeviceDraft(key: DraftKey, storage?: () => ValueStorage): DeviceDraft | null {
  return storedValue(keyOf(key), deviceDraftSchema, storage).read();
}

/** Stores a draft. Returns why the browser refused, or null. */
export function writeDeviceDraft(
  key: DraftKey,
  draft: DeviceDraft,
  storage: () => ValueStorage = () => localStorage,
): 'full' | 'blocked' | null {
  try {
    storage().setItem(keyOf(key), JSON.stringify(draft));
    return null;
  } catch (error) {
    return (error as DOMException).name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

/** Removes the drafts of accounts that are saved in the account as well. Unsaved ones stay. */
export function removeSavedDrafts(storage: () => Storage = () => localStorage): void {
  try {
    for (const key of Object.keys(storage())) {
      const [, owner, cv, tab] = KEY.exec(key) ?? [];
      if (owner === undefined) continue;
      const draftKey = { owner: Number(owner), cvId: cv === 'new' ? null : Number(cv), tab };
      if (readDeviceDraft(draftKey, storage)?.is_saved) storage().removeItem(key);
    }
  } catch {
    // Without storage nothing was stored.
  }
}

export function removeDeviceDraft(key: DraftKey, storage?: () => ValueStorage): void {
  storedValue(keyOf(key), deviceDraftSchema, storage).write(null);
}
