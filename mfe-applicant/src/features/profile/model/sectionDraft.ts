import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

const draftSchema = z.record(z.string(), z.unknown());

/** Unsaved form values in session storage, which survive a reload and end with the tab. `form` as `experience:2`. */
export function sectionDraft(form: string) {
  return storedValue(`profileDraft.${form}`, draftSchema, { owner: 'person', area: 'session' });
}
