import { profileLoaded, sessionFound, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApplicant, aProfile, aRefusal, fakeToasts, settled } from '@cpa/shared/testing';
import type { ApplyApi } from '../api/applyApi.ts';
import { createApplySaga } from './applySaga.ts';
import { applySubmitted, selectApply } from './applySlice.ts';

const answer = (status: number): Awaited<ReturnType<ApplyApi['apply']>> => ({
  status,
  body: { id: 1, vacancy_id: 7, applicant_id: 71, status: 'new', message: 'Thank you.' },
});

const withoutProfile = () => aRefusal(409, { code: 'applicant_profile_missing', message: 'No profile.' });

function openApply(overrides: Partial<ApplyApi> = {}) {
  const calls: string[] = [];
  const api: ApplyApi = {
    apply: async () => answer(201),
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
  const submit = () => store.dispatch(applySubmitted({ vacancyId: 7, body: { cover_letter: 'I cook.' } }));
  return { store, toasts, calls, submit, state: () => selectApply(store.getState() as object, 7) };
}

describe('applying', () => {
  it('says that it is under way, and then that it was submitted', async () => {
    const { submit, state, toasts } = openApply();
    submit();
    expect(state()?.status).toBe('submitting');
    expect(toasts.shown).toEqual([{ kind: 'progress', title: 'Submitting application...' }]);
    await settled();
    expect(state()).toEqual({ status: 'applied', responseStatus: 201 });
    expect(toasts.shown[1]).toEqual({ kind: 'success', title: 'Application submitted successfully' });
  });

  it('a second time says that one applied already', async () => {
    const { submit, state, toasts } = openApply({ apply: async () => answer(200) });
    submit();
    await settled();
    expect(state()).toEqual({ status: 'applied', responseStatus: 200 });
    expect(toasts.shown[1]).toEqual({ kind: 'info', title: 'You already applied to this vacancy' });
  });

  it('makes the profile first for an account that has none, and then sends the application', async () => {
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
    await settled();
    expect(calls).toEqual(['create Xiomara Croes']);
    expect(state()).toEqual({ status: 'applied', responseStatus: 201 });
  });

  it('says in the words of the product that the profile could not be made', async () => {
    const { submit, state, toasts } = openApply({
      apply: async () => {
        throw withoutProfile();
      },
      createApplicant: async () => {
        throw aRefusal(500, { message: 'Something broke.' });
      },
    });
    submit();
    await settled();
    expect(toasts.shown[1]).toEqual({ kind: 'error', title: 'Failed to create applicant' });
    expect(state()?.status).toBe('failed');
  });

  it('tells what the server said when it refuses, and can be tried again', async () => {
    let isClosed = true;
    const { submit, state, toasts } = openApply({
      apply: async () => {
        if (isClosed) throw aRefusal(409, { code: 'vacancy_closed', message: 'This vacancy is closed.' });
        return answer(201);
      },
    });
    submit();
    await settled();
    expect(toasts.shown[1]).toEqual({ kind: 'error', title: 'This vacancy is closed.' });
    expect(state()).toMatchObject({ status: 'failed', failure: { status: 409 } });
    isClosed = false;
    submit();
    await settled();
    expect(state()?.status).toBe('applied');
  });

  it('sends one application however often the button is pressed', async () => {
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
    await settled();
    expect(sent).toBe(1);
  });

  it('is forgotten when the person signs out', async () => {
    const { store, submit, state } = openApply();
    submit();
    await settled();
    store.dispatch(signedOut());
    expect(state()).toBeUndefined();
  });
});
