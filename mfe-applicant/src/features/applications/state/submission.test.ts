import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, anApplicantApplication, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { ApplicationsApi } from '../api/applicationsApi.ts';
import type { Submission } from '../model/submission.ts';
import { selectApplication, selectApplicationsStatus } from './applicationsSlice.ts';
import { createSubmissionSaga } from './submissionSaga.ts';
import * as events from './submissionSlice.ts';

const cook = anApplicantApplication({ vacancy_id: 11, status: 'interview' });
const withdrawal: Submission = { kind: 'withdraw', vacancyId: 11, reason: 'Personal reasons' };

function open(overrides: Partial<ApplicationsApi> = {}) {
  const calls: unknown[][] = [];
  const respond =
    (name: string, response: unknown = {}) =>
    async (...values: unknown[]) => {
      calls.push([name, ...values]);
      return response as never;
    };
  const api: ApplicationsApi = {
    own: respond('own', [cook]),
    markRead: respond('markRead'),
    withdraw: respond('withdraw'),
    undoWithdrawal: respond('undoWithdrawal'),
    confirmInterview: respond('confirmInterview'),
    declineInterview: respond('declineInterview'),
    cancelInterview: respond('cancelInterview'),
    resumeLink: respond('resumeLink'),
    calendar: respond('calendar'),
    ...overrides,
  };
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga('applicant/submission', createSubmissionSaga(api, toasts));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, toasts, calls, read };
}

const conflict = () => Promise.reject(anApiError(409, { message: 'This time was taken.' }));
const away = () => Promise.reject(anApiError(503, { message: 'Away.' }));

describe('submission', () => {
  it.each<[Submission, unknown[]]>([
    [withdrawal, ['withdraw', 11, 'Personal reasons']],
    [{ kind: 'undo', vacancyId: 11 }, ['undoWithdrawal', 11]],
    [{ kind: 'confirm', vacancyId: 11, interviewId: 31, slotId: 2 }, ['confirmInterview', 31, 2]],
    [
      { kind: 'decline', vacancyId: 11, interviewId: 31, message: 'Mornings' },
      ['declineInterview', 31, 'Mornings'],
    ],
    [{ kind: 'cancel', vacancyId: 11, interviewId: 31, reason: 'Ill' }, ['cancelInterview', 31, 'Ill']],
  ])('sends %p, reads the list again and closes the dialog', async (submission, call) => {
    const { store, toasts, calls, read } = open();
    store.dispatch(events.dialogOpened('withdraw'));
    store.dispatch(events.submitted(submission));
    expect([read(events.selectRunning), read(events.selectDialog)]).toEqual([submission.kind, 'withdraw']);
    await flushPromises();
    expect(calls).toEqual([call, ['own']]);
    expect(read((state) => selectApplication(state, 11))?.status).toBe('interview');
    expect([read(events.selectRunning), read(events.selectDialog), read(events.selectSucceeded)]).toEqual([
      null,
      null,
      1,
    ]);
    // The offer to undo a withdrawal is its message.
    expect(toasts.shown.map(({ kind }) => kind)).toEqual(submission.kind === 'withdraw' ? [] : ['success']);
  });

  it('runs once at a time', async () => {
    const { store, calls } = open();
    store.dispatch(events.submitted(withdrawal));
    store.dispatch(events.submitted(withdrawal));
    await flushPromises();
    expect(calls.map(([name]) => name)).toEqual(['withdraw', 'own']);
  });

  it('keeps its dialog with the error, which the next dialog does not show', async () => {
    const { store, read } = open({ declineInterview: away });
    store.dispatch(events.dialogOpened('decline'));
    store.dispatch(
      events.submitted({ kind: 'decline', vacancyId: 11, interviewId: 31, message: 'Mornings' }),
    );
    await flushPromises();
    expect(read(events.selectFailure)).toMatchObject({ kind: 'decline', error: { message: 'Away.' } });
    expect([read(events.selectRunning), read(events.selectDialog)]).toEqual([null, 'decline']);
    store.dispatch(events.dialogOpened('cancel'));
    expect(read(events.selectFailure)).toBeNull();
    store.dispatch(
      events.submitted({ kind: 'decline', vacancyId: 11, interviewId: 31, message: 'Mornings' }),
    );
    await flushPromises();
    store.dispatch(events.dialogClosed());
    expect([read(events.selectFailure), read(events.selectDialog)]).toEqual([null, null]);
  });

  it('reads the list again after a conflict, not after another failure', async () => {
    const { store, calls, read } = open({ confirmInterview: conflict, cancelInterview: away });
    store.dispatch(events.submitted({ kind: 'cancel', vacancyId: 11, interviewId: 31, reason: 'Ill' }));
    await flushPromises();
    expect(calls).toEqual([]);
    store.dispatch(events.submitted({ kind: 'confirm', vacancyId: 11, interviewId: 31, slotId: 2 }));
    await flushPromises();
    expect(calls).toEqual([['own']]);
    expect(read(events.selectFailure)).toMatchObject({ kind: 'confirm', error: { status: 409 } });
  });

  it('succeeds although the list cannot be read again', async () => {
    const { store, toasts, read } = open({ own: away });
    store.dispatch(events.submitted({ kind: 'cancel', vacancyId: 11, interviewId: 31, reason: 'Ill' }));
    await flushPromises();
    expect([read(events.selectFailure), read(events.selectSucceeded)]).toEqual([null, 1]);
    expect(toasts.shown.map(({ kind }) => kind)).toEqual(['success']);
    expect(read(selectApplicationsStatus)).toBe('failed');
  });

  it('says that a file could not be opened', async () => {
    const { store, toasts } = open({ resumeLink: away, calendar: away });
    store.dispatch(events.resumeRequested({ id: 5 }));
    store.dispatch(events.calendarRequested({ id: 31 }));
    await flushPromises();
    expect(toasts.shown).toMatchObject([
      { kind: 'error', description: 'Away.' },
      { kind: 'error', description: 'Away.' },
    ]);
  });

  it('shows nothing after sign-out', () => {
    const { store, read } = open();
    store.dispatch(events.dialogOpened('withdraw'));
    store.dispatch(events.submitted(withdrawal));
    store.dispatch(signedOut());
    expect([read(events.selectDialog), read(events.selectRunning)]).toEqual([null, null]);
  });

  it('shows the next user no list that was requested before', async () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const { store, read } = open({ own: () => promise });
    store.dispatch(events.submitted(withdrawal));
    await flushPromises();
    store.dispatch(signedOut());
    resolve([cook] as never);
    await flushPromises();
    expect(read((state) => selectApplication(state, 11))).toBeUndefined();
  });
});
