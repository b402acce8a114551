import { profileLoaded, sessionFound, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import {
  anApplicant,
  anApplicantApplication,
  aProfile,
  anApiError,
  fakeToasts,
  flushPromises,
} from '@cpa/shared/testing';
import type { OwnProfileApi } from '../../../viewer/ownProfileApi.ts';
import type { ApplyApi } from '../api/applyApi.ts';
import { createApplySaga } from './applySaga.ts';
import { type AppliedApi, createAppliedSaga } from '../../../vacancies/appliedSaga.ts';
import { ownApplicationsRequested, selectIsApplied } from '../../../vacancies/appliedSlice.ts';
import { applySubmitted, selectApply } from './applySlice.ts';
import { createResumeUploadSaga } from './resumeUploadSaga.ts';
import { resumeChosen, selectResumeUpload } from './resumeUploadSlice.ts';
import { ownProfile as profileToSend } from './ownProfile.ts';

const answer = (status: number): Awaited<ReturnType<ApplyApi['apply']>> => ({
  status,
  body: { id: 1, vacancy_id: 7, applicant_id: 71, status: 'new' },
});

const withoutProfile = () => anApiError(409, { code: 'applicant_profile_missing', message: 'No profile.' });

function openApply(overrides: Partial<ApplyApi & AppliedApi & OwnProfileApi> = {}) {
  const calls: string[] = [];
  const api: ApplyApi & AppliedApi & OwnProfileApi = {
    apply: async () => answer(201),
    ownProfile: async () => anApplicant(),
    ownApplications: async () => [],
    addResume: () => Promise.reject(new Error('Not expected in this test.')),
    createApplicant: async (name) => {
      calls.push(`create ${name}`);
      return anApplicant({ name });
    },
    ...overrides,
  };
  const toasts = fakeToasts();
  const store = createPortalStore();
  store.dispatch(sessionFound({ image: null }));
  store.dispatch(profileLoaded(aProfile()));
  store.runFeatureSaga('public/apply', createApplySaga(api, toasts));
  store.runFeatureSaga('public/apply-profile', profileToSend.saga(api));
  store.runFeatureSaga('public/applied', createAppliedSaga(api));
  store.runFeatureSaga('public/resume-upload', createResumeUploadSaga(api));
  const submit = () => store.dispatch(applySubmitted({ vacancyId: 7, body: { cover_letter: 'I cook.' } }));
  return { store, toasts, calls, submit, state: () => selectApply(store.getState() as object, 7) };
}

describe('applySaga', () => {
  it('ends with the session, together with its progress', async () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const { store, submit, toasts } = openApply({ apply: () => promise });
    submit();
    store.dispatch(signedOut());
    resolve(answer(201) as never);
    await flushPromises();
    expect(selectIsApplied(store.getState() as object, 7)).toBe(false);
    expect(toasts.shown.map(({ kind }) => kind)).toEqual(['progress', 'dismissed']);
  });

  it('shows progress and then success', async () => {
    const { submit, state, toasts } = openApply();
    submit();
    expect(state()?.status).toBe('submitting');
    expect(toasts.shown).toEqual([{ kind: 'progress', title: 'Submitting application...' }]);
    await flushPromises();
    expect(state()).toEqual({ status: 'applied', responseStatus: 201 });
    expect(toasts.shown[1]).toEqual({ kind: 'success', title: 'Application submitted successfully' });
  });

  it('tells applicants that they have already applied', async () => {
    const { submit, state, toasts } = openApply({ apply: async () => answer(200) });
    submit();
    await flushPromises();
    expect(state()).toEqual({ status: 'applied', responseStatus: 200 });
    expect(toasts.shown[1]).toEqual({ kind: 'info', title: 'You already applied to this vacancy' });
  });

  it('creates a missing applicant profile and retries', async () => {
    let hasProfile = false;
    const { submit, state, calls } = openApply({
      apply: async () => {
        if (!hasProfile) throw withoutProfile();
        return answer(201);
      },
      createApplicant: async (name) => {
        calls.push(`create ${name}`);
        hasProfile = true;
        return anApplicant({ name });
      },
    });
    submit();
    await flushPromises();
    expect(calls).toEqual(['create Xiomara Croes']);
    expect(state()).toEqual({ status: 'applied', responseStatus: 201 });
  });

  it('shows the specified error when the profile cannot be created', async () => {
    const { submit, state, toasts } = openApply({
      apply: async () => {
        throw withoutProfile();
      },
      createApplicant: async () => {
        throw anApiError(500, { message: 'Something broke.' });
      },
    });
    submit();
    await flushPromises();
    expect(toasts.shown[1]).toEqual({ kind: 'error', title: 'Failed to create applicant' });
    expect(state()?.status).toBe('failed');
  });

  it("shows the server's error and can be retried", async () => {
    let isClosed = true;
    const { submit, state, toasts } = openApply({
      apply: async () => {
        if (isClosed) throw anApiError(409, { code: 'vacancy_closed', message: 'This vacancy is closed.' });
        return answer(201);
      },
    });
    submit();
    await flushPromises();
    expect(toasts.shown[1]).toEqual({ kind: 'error', title: 'This vacancy is closed.' });
    expect(state()).toMatchObject({ status: 'failed', error: { status: 409 } });
    isClosed = false;
    submit();
    await flushPromises();
    expect(state()?.status).toBe('applied');
  });

  it('ignores further submits while one is in progress', async () => {
    let sent = 0;
    const { submit } = openApply({
      apply: async () => {
        sent += 1;
        return answer(201);
      },
    });
    submit();
    submit();
    submit();
    await flushPromises();
    expect(sent).toBe(1);
  });

  it('resets when the user signs out', async () => {
    const { store, submit, state } = openApply();
    submit();
    await flushPromises();
    store.dispatch(signedOut());
    expect(state()).toBeUndefined();
  });
});

describe('own applications', () => {
  it('are loaded once', async () => {
    let requests = 0;
    const { store, state } = openApply({
      ownApplications: async () => {
        requests += 1;
        return [anApplicantApplication({ vacancy_id: 7 })];
      },
    });
    store.dispatch(ownApplicationsRequested());
    await flushPromises();
    store.dispatch(ownApplicationsRequested());
    await flushPromises();
    expect(state()).toEqual({ status: 'applied', responseStatus: 200 });
    expect(selectIsApplied(store.getState() as object, 7)).toBe(true);
    expect(requests).toBe(1);
  });

  it('do not block applying when they fail to load, and are requested again', async () => {
    let isDown = true;
    const { store, state, submit } = openApply({
      ownApplications: async () => {
        if (isDown) throw anApiError(503, { message: 'Away.' });
        return [anApplicantApplication({ vacancy_id: 8 })];
      },
    });
    store.dispatch(ownApplicationsRequested());
    await flushPromises();
    expect(state()).toBeUndefined();
    isDown = false;
    store.dispatch(ownApplicationsRequested());
    submit();
    await flushPromises();
    expect(state()).toEqual({ status: 'applied', responseStatus: 201 });
    expect(selectApply(store.getState() as object, 8)?.status).toBe('applied');
  });
});

describe('resume upload', () => {
  const added = { ...anApplicant().resumes[0]!, id: 90, file_name: 'new.pdf', is_default: false };
  const pdf = new File(['%PDF'], 'new.pdf');
  const read = (store: ReturnType<typeof openApply>['store']) => store.getState() as object;

  it('adds the file to the resumes of the applicant', async () => {
    const { store } = openApply({ addResume: async () => added });
    store.dispatch(profileToSend.opened());
    await flushPromises();
    store.dispatch(resumeChosen({ file: pdf }));
    expect(selectResumeUpload(read(store))).toMatchObject({ status: 'uploading', fileName: 'new.pdf' });
    await flushPromises();
    expect(selectResumeUpload(read(store))).toEqual({ status: 'idle', addedId: 90 });
    expect(profileToSend.select(read(store))).toMatchObject({ data: { resumes: [{ id: 90 }, { id: 81 }] } });
  });

  it('creates a missing profile first', async () => {
    const ownProfile = () => Promise.reject(anApiError(404, { message: 'No profile.' }));
    const { store, calls } = openApply({ ownProfile, addResume: async () => added });
    store.dispatch(profileToSend.opened());
    await flushPromises();
    store.dispatch(resumeChosen({ file: pdf }));
    await flushPromises();
    expect(calls).toHaveLength(1);
    expect(profileToSend.select(read(store))).toMatchObject({ status: 'loaded' });
  });

  it('shows the reason of the server and refuses other files without a request', async () => {
    const errors = { resume: ['This file is damaged.'] };
    const { store } = openApply({
      addResume: () => Promise.reject(anApiError(422, { message: 'Check it.', errors })),
    });
    store.dispatch(profileToSend.opened());
    await flushPromises();
    store.dispatch(resumeChosen({ file: pdf }));
    await flushPromises();
    expect(selectResumeUpload(read(store))).toMatchObject({
      failure: { errors: { resume: ['This file is damaged.'] } },
    });
    store.dispatch(resumeChosen({ file: new File(['x'], 'me.jpg') }));
    await flushPromises();
    expect(selectResumeUpload(read(store))).toEqual({ status: 'failed', failure: 'notADocument' });
  });

  it('shows no error of an earlier dialog', async () => {
    const { store } = openApply();
    store.dispatch(profileToSend.opened());
    await flushPromises();
    store.dispatch(resumeChosen({ file: new File(['x'], 'me.jpg') }));
    await flushPromises();
    expect(selectResumeUpload(read(store)).status).toBe('failed');
    store.dispatch(profileToSend.opened());
    expect(selectResumeUpload(read(store))).toEqual({ status: 'idle', addedId: null });
  });
});
