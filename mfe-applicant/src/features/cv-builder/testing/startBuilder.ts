import type { CvSummary, StoredCv } from '@cpa/shared/contracts';
import { ApiError } from '@cpa/shared/http';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, type FakeToasts, fakeToasts } from '@cpa/shared/testing';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import type { DeviceDraft } from '../model/deviceDraft.ts';
import { emptyCv } from '../../../cv-draft/draft.ts';
import { createCvBuilderSaga } from '../state/cvBuilderSaga.ts';
import { events, selectBuilder, selectCv } from '../../../cv-draft/cvBuilderSlice.ts';
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

/** Opens CV 12 of account 7. */
export const opened = events.builderOpened({ owner: 7, cvId: 12, isNew: false });

export const pass = async (ms = 0): Promise<void> => await jest.advanceTimersByTimeAsync(ms);

/** A call without a network. */
export const offline = (): Promise<never> =>
  Promise.reject(new ApiError({ ...anApiError(0).data, kind: 'network', code: 'network' }));

/** A draft with unsaved changes. */
export const aDraft = (name: string, version: number | null = 1): DeviceDraft => ({
  name: 'CV',
  cv: { ...emptyCv(), resume: { basics: { name } } },
  version,
  changed_at: '2026-01-05T10:00:00Z',
  is_saved: false,
});

export type Update = CvBuilderApi['update'];

/** Collects the updates. They succeed with the next version. */
export function updates() {
  const names: (string | undefined)[] = [];
  const versions: number[] = [];
  const update: Update = async (_, { cv, version }) => {
    names.push(cv.resume.basics?.name);
    versions.push(version);
    return { ...summary, version: version + 1 };
  };
  return { names, versions, update };
}

/** Starts the builder with an open CV. */
export async function openBuilder(responses: Partial<CvBuilderApi>, action = opened) {
  const builder = startBuilder(responses);
  builder.store.dispatch(action);
  await pass();
  const name = () => builder.read(selectCv).resume.basics?.name;
  const save = () => builder.read(selectBuilder).save.kind;
  const type = (text: string) => builder.store.dispatch(events.basicsChanged({ name: text }));
  return { ...builder, name, save, type };
}
