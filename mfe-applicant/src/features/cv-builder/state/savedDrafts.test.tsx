import { readDeviceDraft, removeSavedDrafts, writeDeviceDraft } from '../model/deviceDraft.ts';
import { emptyCv } from '../model/draft.ts';

beforeEach(() => localStorage.clear());

it('removes what the account has as well, and keeps unsaved and visitors’ CVs', () => {
  const draft = { name: 'CV', cv: emptyCv(), version: 1, changed_at: '2026-01-05T10:00:00Z' };
  const saved = { owner: 7, cvId: 12 };
  const unsaved = { owner: 7, cvId: 13 };
  const visitors = { owner: null, cvId: null };
  writeDeviceDraft(saved, { ...draft, is_saved: true });
  writeDeviceDraft(unsaved, { ...draft, is_saved: false });
  writeDeviceDraft(visitors, { ...draft, is_saved: true });
  removeSavedDrafts();
  expect(readDeviceDraft(saved)).toBeNull();
  expect(readDeviceDraft(unsaved)).not.toBeNull();
  expect(readDeviceDraft(visitors)).not.toBeNull();
});
