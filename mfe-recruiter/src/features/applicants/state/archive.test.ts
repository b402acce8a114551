import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { fakeApplicantsApi } from '../testing/fakeApplicantsApi.ts';
import { createArchiveSaga } from './archiveSaga.ts';
import { archiveRequested, selectArchiveProgress } from './archiveSlice.ts';

function open(resumeArchive: ApplicantsApi['resumeArchive']) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  const save = jest.fn();
  store.runFeatureSaga(
    'recruiter/resume-archive',
    createArchiveSaga(fakeApplicantsApi({ resumeArchive }), toasts, save),
  );
  return { store, toasts, save, progress: () => selectArchiveProgress(store.getState() as object) };
}

describe('archive of resumes', () => {
  it('shows the progress and saves the file', async () => {
    const response = Promise.withResolvers<Blob>();
    let report: Parameters<ApplicantsApi['resumeArchive']>[1]['onProgress'] = () => {};
    const resumeArchive = jest.fn<Promise<Blob>, Parameters<ApplicantsApi['resumeArchive']>>(
      (_ids, { onProgress }) => {
        report = onProgress;
        return response.promise;
      },
    );
    const { store, save, progress } = open(resumeArchive);
    store.dispatch(archiveRequested({ ids: [1, 2] }));
    expect([resumeArchive.mock.calls[0]![0], progress()]).toEqual([
      [1, 2],
      { part: 1, parts: 1, loaded: 0, total: null },
    ]);
    report({ loaded: 50, total: 200 });
    expect(progress()).toEqual({ part: 1, parts: 1, loaded: 50, total: 200 });
    store.dispatch(archiveRequested({ ids: [3] }));
    expect(resumeArchive).toHaveBeenCalledTimes(1);
    const archive = new Blob(['PK']);
    response.resolve(archive);
    await flushPromises();
    expect([save.mock.calls, progress()]).toEqual([[[archive, 'Resumes.zip']], null]);
  });

  it('saves more resumes than one archive may have in parts, one after another', async () => {
    const first = Promise.withResolvers<Blob>();
    const resumeArchive = jest.fn<Promise<Blob>, Parameters<ApplicantsApi['resumeArchive']>>();
    resumeArchive.mockReturnValueOnce(first.promise).mockResolvedValue(new Blob(['PK']));
    const { store, save, progress } = open(resumeArchive);
    const ids = Array.from({ length: 501 }, (_, index) => index + 1);
    store.dispatch(archiveRequested({ ids }));
    expect(progress()).toMatchObject({ part: 1, parts: 2 });
    expect(resumeArchive).toHaveBeenCalledTimes(1);
    first.resolve(new Blob(['PK']));
    await flushPromises();
    expect(resumeArchive.mock.calls.map(([part]) => part)).toEqual([ids.slice(0, 500), [501]]);
    expect(save.mock.calls.map(([, name]) => name)).toEqual(['Resumes 1 of 2.zip', 'Resumes 2 of 2.zip']);
    expect(progress()).toBeNull();
  });

  it('reports which parts were saved when a later one fails', async () => {
    const resumeArchive = jest.fn<Promise<Blob>, Parameters<ApplicantsApi['resumeArchive']>>();
    resumeArchive.mockResolvedValueOnce(new Blob(['PK'])).mockRejectedValue(anApiError(503));
    const { store, toasts } = open(resumeArchive);
    store.dispatch(archiveRequested({ ids: Array.from({ length: 501 }, (_, index) => index) }));
    await flushPromises();
    expect(toasts.shown.at(-1)?.description).toBe('1 of 2 files were saved. No.');
  });

  it('waits when the rate limit is reached', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const resumeArchive = jest.fn<Promise<Blob>, Parameters<ApplicantsApi['resumeArchive']>>();
      resumeArchive.mockRejectedValueOnce(anApiError(429)).mockResolvedValue(new Blob(['PK']));
      const { store, save } = open(resumeArchive);
      store.dispatch(archiveRequested({ ids: [1] }));
      await jest.advanceTimersByTimeAsync(20_000);
      expect(save).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is cancelled by sign-out', async () => {
    const resumeArchive = jest.fn<Promise<Blob>, Parameters<ApplicantsApi['resumeArchive']>>(
      () => new Promise(() => {}),
    );
    const { store } = open(resumeArchive);
    store.dispatch(archiveRequested({ ids: [1] }));
    store.dispatch(signedOut());
    expect(resumeArchive.mock.calls[0]![1].signal?.aborted).toBe(true);
  });

  it.each([
    [404, 'None of these applicants has a resume you can open.'],
    [503, 'No.'],
  ])('explains status %i and can be tried again', async (status, description) => {
    const { store, toasts, save, progress } = open(() => Promise.reject(anApiError(status)));
    store.dispatch(archiveRequested({ ids: [1] }));
    await flushPromises();
    expect([save.mock.calls, progress()]).toEqual([[], null]);
    expect(toasts.shown).toEqual([
      { kind: 'error', title: 'The resumes could not be downloaded', description },
    ]);
  });
});
