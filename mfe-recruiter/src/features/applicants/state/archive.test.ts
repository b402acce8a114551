import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { ApplicantsApi, ResumeArchive } from '../api/applicantsApi.ts';
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

const MANY = Array.from({ length: 501 }, (_, index) => index + 1);

const anArchive = (count: number): ResumeArchive => ({ file: new Blob(['PK']), count });

describe('archive of resumes', () => {
  it('shows the progress and saves the file', async () => {
    const response = Promise.withResolvers<ResumeArchive>();
    let report: Parameters<ApplicantsApi['resumeArchive']>[1]['onProgress'] = () => {};
    const resumeArchive = jest.fn<Promise<ResumeArchive>, Parameters<ApplicantsApi['resumeArchive']>>(
      (_ids, { onProgress }) => {
        report = onProgress;
        return response.promise;
      },
    );
    const { store, toasts, save, progress } = open(resumeArchive);
    store.dispatch(archiveRequested({ ids: [1, 2], chosen: 2 }));
    expect([resumeArchive.mock.calls[0]![0], progress()]).toEqual([
      [1, 2],
      { part: 1, parts: 1, loaded: 0, total: null },
    ]);
    report({ loaded: 50, total: 200 });
    expect(progress()).toEqual({ part: 1, parts: 1, loaded: 50, total: 200 });
    store.dispatch(archiveRequested({ ids: [3], chosen: 1 }));
    expect(resumeArchive).toHaveBeenCalledTimes(1);
    const archive = new Blob(['PK']);
    response.resolve({ file: archive, count: 2 });
    await flushPromises();
    expect([save.mock.calls, progress()]).toEqual([[[archive, 'Resumes.zip']], null]);
    expect(toasts.shown).toEqual([{ kind: 'success', title: '2 resumes saved' }]);
  });

  it('saves more resumes than one archive may have in parts, one after another', async () => {
    const first = Promise.withResolvers<ResumeArchive>();
    const resumeArchive = jest.fn<Promise<ResumeArchive>, Parameters<ApplicantsApi['resumeArchive']>>();
    resumeArchive.mockReturnValueOnce(first.promise).mockResolvedValue(anArchive(1));
    const { store, save, progress } = open(resumeArchive);
    store.dispatch(archiveRequested({ ids: MANY, chosen: 501 }));
    expect(progress()).toMatchObject({ part: 1, parts: 2 });
    expect(resumeArchive).toHaveBeenCalledTimes(1);
    first.resolve(anArchive(1));
    await flushPromises();
    expect(resumeArchive.mock.calls.map(([part]) => part)).toEqual([MANY.slice(0, 500), [501]]);
    expect(save.mock.calls.map(([, name]) => name)).toEqual(['Resumes 1 of 2.zip', 'Resumes 2 of 2.zip']);
    expect(progress()).toBeNull();
  });

  it('states how many applicants have no resume, counting what the archives hold', async () => {
    const resumeArchive = jest.fn<Promise<ResumeArchive>, Parameters<ApplicantsApi['resumeArchive']>>();
    resumeArchive.mockResolvedValueOnce(anArchive(480)).mockRejectedValue(anApiError(404));
    const { store, save, toasts } = open(resumeArchive);
    store.dispatch(archiveRequested({ ids: MANY, chosen: 600 }));
    await flushPromises();
    expect(save).toHaveBeenCalledTimes(1);
    expect(toasts.shown).toEqual([
      {
        kind: 'info',
        title: '480 resumes saved',
        description: '120 applicants have no resume you can open.',
      },
    ]);
  });

  it('states how many resumes were saved when a later part fails', async () => {
    const resumeArchive = jest.fn<Promise<ResumeArchive>, Parameters<ApplicantsApi['resumeArchive']>>();
    resumeArchive.mockRejectedValueOnce(anApiError(404));
    resumeArchive.mockResolvedValueOnce(anArchive(320)).mockRejectedValue(anApiError(503));
    const { store, toasts, progress } = open(resumeArchive);
    store.dispatch(archiveRequested({ ids: [...MANY, ...MANY], chosen: 1002 }));
    await flushPromises();
    expect(toasts.shown.at(-1)?.description).toBe('320 resumes were saved before. No.');
    expect(progress()).toBeNull();
  });

  it('waits when the rate limit is reached', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const resumeArchive = jest.fn<Promise<ResumeArchive>, Parameters<ApplicantsApi['resumeArchive']>>();
      resumeArchive.mockRejectedValueOnce(anApiError(429)).mockResolvedValue(anArchive(1));
      const { store, save } = open(resumeArchive);
      store.dispatch(archiveRequested({ ids: [1], chosen: 1 }));
      await jest.advanceTimersByTimeAsync(20_000);
      expect(save).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is cancelled by sign-out', async () => {
    const resumeArchive = jest.fn<Promise<ResumeArchive>, Parameters<ApplicantsApi['resumeArchive']>>(
      () => new Promise(() => {}),
    );
    const { store } = open(resumeArchive);
    store.dispatch(archiveRequested({ ids: [1], chosen: 1 }));
    store.dispatch(signedOut());
    expect(resumeArchive.mock.calls[0]![1].signal?.aborted).toBe(true);
  });

  it.each([
    [404, 'None of these applicants has a resume you can open.'],
    [503, 'No.'],
  ])('explains status %i and can be retried', async (status, description) => {
    const { store, toasts, save, progress } = open(() => Promise.reject(anApiError(status)));
    store.dispatch(archiveRequested({ ids: [1], chosen: 1 }));
    await flushPromises();
    expect([save.mock.calls, progress()]).toEqual([[], null]);
    expect(toasts.shown).toEqual([
      { kind: 'error', title: 'The resumes could not be downloaded', description },
    ]);
  });
});
