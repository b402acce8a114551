import type { CvSummary, StoredCv } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts } from '@cpa/shared/testing';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import { emptyCv } from '../model/draft.ts';
import { createCvBuilderSaga } from './cvBuilderSaga.ts';
import {
  basicsChanged,
  builderClosed,
  builderOpened,
  cvStarted,
  selectBuilder,
  selectCv,
} from './cvBuilderSlice.ts';

const summary: CvSummary = {
  id: 12,
  name: 'CV',
  template: 'plain',
  version: 1,
  updated_at: '2026-01-05T10:00:00Z',
  shared_at: null,
};
const storedCv: StoredCv = { ...summary, cv: emptyCv() };

/** Longer than the pause in typing before the device is saved to, and before the account is, in milliseconds. */
const DEVICE_PAUSE = 400;
const ACCOUNT_PAUSE = 2000;

function start(answers: Partial<CvBuilderApi> = {}) {
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
    ...answers,
  };
  const toasts = fakeToasts();
  const navigate = jest.fn();
  const store = createPortalStore();
  const saga = createCvBuilderSaga(api, { toasts, navigation: { navigate } });
  store.runFeatureSaga('applicant/cv-builder', saga);
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, read, toasts, navigate };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('CV builder state', () => {
  it('keeps unsaved edits on the device when the session ends', async () => {
    const { store, read } = start({ update: () => Promise.reject(anApiError(401, { message: 'Ended.' })) });
    const opened = builderOpened({ owner: 7, cvId: 12, isNew: false });
    store.dispatch(opened);
    await jest.advanceTimersByTimeAsync(0);
    store.dispatch(basicsChanged({ name: 'Raïsa' }));
    await jest.advanceTimersByTimeAsync(DEVICE_PAUSE);
    store.dispatch(signedOut());
    expect(read(selectBuilder).status).toBe('idle');
    store.dispatch(opened);
    await jest.advanceTimersByTimeAsync(0);
    expect(read(selectCv).resume.basics?.name).toBe('Raïsa');
  });

  it('moves to the URL of a new CV once it is in the account', async () => {
    const { store, navigate } = start({ list: async () => ({ cvs: [] }), create: async () => summary });
    store.dispatch(builderOpened({ owner: 7, cvId: null, isNew: false }));
    await jest.advanceTimersByTimeAsync(0);
    store.dispatch(cvStarted({ name: 'CV', cv: emptyCv() }));
    await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
    expect(navigate).toHaveBeenCalledWith('/cv-builder?cv=12', { replace: true });
  });

  it('does not return to the builder when a save ends after the user left', async () => {
    const { store, read, navigate } = start({ create: async () => summary });
    store.dispatch(builderOpened({ owner: 7, cvId: null, isNew: true }));
    await jest.advanceTimersByTimeAsync(0);
    store.dispatch(cvStarted({ name: 'CV', cv: emptyCv() }));
    store.dispatch(builderClosed());
    await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
    expect(read(selectBuilder)).toMatchObject({ cvId: 12, save: { kind: 'saved' } });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('does not return to the builder when the list of CVs arrives after the user left', async () => {
    const { store, navigate } = start({ list: async () => ({ cvs: [summary] }) });
    store.dispatch(builderOpened({ owner: 7, cvId: null, isNew: false }));
    store.dispatch(builderClosed());
    await jest.advanceTimersByTimeAsync(0);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('saves again after the newer version of a conflict could not be loaded', async () => {
    const update = jest.fn<ReturnType<CvBuilderApi['update']>, Parameters<CvBuilderApi['update']>>();
    update.mockRejectedValueOnce(anApiError(409, { message: 'Changed.', code: 'cv_changed' }));
    update.mockResolvedValueOnce({ ...summary, version: 2 });
    const read = jest.fn<ReturnType<CvBuilderApi['read']>, Parameters<CvBuilderApi['read']>>();
    read.mockResolvedValueOnce(storedCv).mockRejectedValueOnce(anApiError(503, { message: 'Away.' }));
    const { store, read: select } = start({ update, read });
    store.dispatch(builderOpened({ owner: 7, cvId: 12, isNew: false }));
    await jest.advanceTimersByTimeAsync(0);
    store.dispatch(basicsChanged({ name: 'Raïsa' }));
    await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
    expect(select(selectBuilder).save.kind).toBe('failed');
    store.dispatch(basicsChanged({ name: 'Raïsa M' }));
    await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
    expect(select(selectBuilder)).toMatchObject({ version: 2, save: { kind: 'saved' } });
  });
});
