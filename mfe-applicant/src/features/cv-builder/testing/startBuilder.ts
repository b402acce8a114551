import type { CvSummary, StoredCv } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { type FakeToasts, fakeToasts } from '@cpa/shared/testing';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import { emptyCv } from '../model/draft.ts';
import { createCvBuilderSaga } from '../state/cvBuilderSaga.ts';
import type { DraftTabs } from '../state/draftTabs.ts';

export const summary: CvSummary = {
  id: 12,
  name: 'CV',
  template: 'plain',
  version: 1,
  updated_at: '2026-01-05T10:00:00Z',
  shared_at: null,
  share_expires_at: null,
};
export const storedCv: StoredCv = { ...summary, cv: emptyCv() };

/** Longer than the pause in typing before the device is saved to, and before the account is, in milliseconds. */
export const DEVICE_PAUSE = 400;
export const ACCOUNT_PAUSE = 2000;

/** Tabs of one browser: `openTabs` are the others that are open. */
export const aTab = (id: string, openTabs: string[] = []): DraftTabs => ({
  enter: async () => {},
  id: () => id,
  isOpen: async (tab) => openTabs.includes(tab),
});

/** Starts the builder on a real store with its saga. Calls without a given response reject. */
export function startBuilder(responses: Partial<CvBuilderApi> = {}, tabs = aTab('a')) {
  const unexpected = () => Promise.reject(new Error('This call was not expected.'));
  const api: CvBuilderApi = {
    list: unexpected,
    read: async () => storedCv,
    create: unexpected,
    update: unexpected,
    rename: unexpected,
    profile: unexpected,
    options: unexpected,
    vacancy: unexpected,
    applications: unexpected,
    savedVacancies: unexpected,
    searchVacancies: unexpected,
    addResume: unexpected,
    ...responses,
  };
  const toasts: FakeToasts = fakeToasts();
  const visits: string[] = [];
  const navigation = { navigate: (to: string) => void visits.push(to) };
  const store = createPortalStore();
  const saga = createCvBuilderSaga(api, { toasts, navigation }, { tabs });
  store.runFeatureSaga('applicant/cv-builder', saga);
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, read, toasts, visits };
}
