import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

const PREFIX = 'profileDraft.';
const draftSchema = z.record(z.string(), z.unknown());

/** Unsaved form values in session storage, which survive a reload and end with the tab. `form` as `experience:2`. */
export function sectionDraft(form: string) {
  return storedValue(`${PREFIX}${form}`, draftSchema, () => sessionStorage);
}

/** Removes all drafts, so that the next user of the tab does not see them. */
export function clearSectionDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // The browser forbids storage, so there are none.
  }
}
