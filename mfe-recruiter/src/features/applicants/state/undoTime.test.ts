import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import {
  anApiError,
  anApplicantListItem,
  type FakeToasts,
  fakeToasts,
  flushPromises,
} from '@cpa/shared/testing';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { fakeApplicantsApi } from '../testing/fakeApplicantsApi.ts';
import { createApplicantsSaga } from './applicantsSaga.ts';
import { events as applicantsEvents, selectAllApplicants } from './applicantsSlice.ts';
import { moveRequested } from './moveEvents.ts';
import { createMovesSaga } from './movesSaga.ts';
import { moveUndo } from './moveUndo.ts';
import { END } from 'redux-saga';

describe('postpone', () => {
  const effective_at = () => new Date(Date.now() + 10_000).toISOString();

  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  it('is never offered for a move that ends after sign-out', async () => {
    const store = createPortalStore();
    const toasts = fakeToasts();
    const { promise, resolve } = Promise.withResolvers<void>();
    const changeStatus = async () => {
      await promise;
      return { message: '', current_status: 'offer' as const, change_id: 5, effective_at: effective_at() };
    };
    store.runFeatureSaga(
      'recruiter/applicant-moves',
      createMovesSaga(fakeApplicantsApi({ changeStatus }), toasts),
    );
    store.dispatch(
      moveRequested({ applicants: [anApplicantListItem({ id: 1 })], update: { status: 'offer' } }),
    );
    store.dispatch(signedOut());
    resolve();
    await jest.advanceTimersByTimeAsync(10);
    expect(moveUndo.selectOffers(store.getState())).toEqual([]);
    expect(toasts.shown.map(({ kind }) => kind)).toEqual(['progress', 'dismissed']);
  });

  describe('postponed undo', () => {
    it('stays on screen while the server grants more time', async () => {
      const store = createPortalStore();
      const postpone = jest.fn(async () => ({ effective_at: effective_at() }));
      const changeStatus = async () => ({
        message: '',
        current_status: 'offer' as const,
        change_id: 5,
        effective_at: effective_at(),
      });
      const undoable = () => moveUndo.selectOffers(store.getState());
      store.runFeatureSaga(
        'recruiter/applicant-moves',
        createMovesSaga(fakeApplicantsApi({ changeStatus, postpone }), fakeToasts()),
      );
      const applicants = [anApplicantListItem({ id: 1 })];
      store.dispatch(moveRequested({ applicants, update: { status: 'offer' } }));
      await jest.advanceTimersByTimeAsync(5000);
      store.dispatch(moveUndo.held(undoable()[0]!));
      await jest.advanceTimersByTimeAsync(9000);
      expect(postpone).toHaveBeenCalledWith([5], expect.any(AbortSignal));
      expect(undoable()).toHaveLength(1);
      postpone.mockRejectedValue(anApiError(503));
      store.dispatch(moveUndo.held(undoable()[0]!));
      await jest.advanceTimersByTimeAsync(600);
      expect(undoable()).toEqual([]);
    });

    it('is not asked for while the change is being undone, or after it was replaced', async () => {
      const store = createPortalStore();
      const postpone = jest.fn(async () => ({ effective_at: effective_at() }));
      const ids = [5, 6];
      const changeStatus = async () => ({
        message: '',
        current_status: 'offer' as const,
        change_id: ids.shift()!,
        effective_at: effective_at(),
      });
      const undoable = () => moveUndo.selectOffers(store.getState());
      store.runFeatureSaga(
        'recruiter/applicant-moves',
        createMovesSaga(
          fakeApplicantsApi({ changeStatus, postpone, undo: () => new Promise(() => {}) }),
          fakeToasts(),
        ),
      );
      const applicants = [anApplicantListItem({ id: 1 })];
      store.dispatch(moveRequested({ applicants, update: { status: 'offer' } }));
      await jest.advanceTimersByTimeAsync(100);
      const replaced = undoable()[0]!;
      store.dispatch(moveRequested({ applicants, update: { status: 'hired' } }));
      await jest.advanceTimersByTimeAsync(100);
      expect(undoable().map(({ id }) => id)).toEqual([6]);
      store.dispatch(moveUndo.held(replaced));
      store.dispatch(moveUndo.requested(undoable()[0]!));
      store.dispatch(moveUndo.held(undoable()[0]!));
      await jest.advanceTimersByTimeAsync(100);
      expect(postpone).not.toHaveBeenCalled();
    });
  });
});

describe('endOfUndo', () => {
  it('ends the undo offer at once when the sagas end', async () => {
    const store = createPortalStore();
    const changeStatus = async () => ({
      message: '',
      current_status: 'offer' as const,
      change_id: 5,
      effective_at: new Date(Date.now() + 10_000).toISOString(),
    });
    const undoable = () => moveUndo.selectOffers(store.getState());
    store.runFeatureSaga(
      'recruiter/applicant-moves',
      createMovesSaga(fakeApplicantsApi({ changeStatus }), fakeToasts()),
    );
    store.dispatch(moveRequested({ applicants: [anApplicantListItem()], update: { status: 'offer' } }));
    await flushPromises();
    expect(undoable()).toHaveLength(1);
    const clock = jest.spyOn(Date, 'now');
    store.dispatch(END);
    expect(undoable()).toEqual([]);
    expect(clock.mock.calls.length).toBeLessThan(10);
  });
});

describe('undo of more applicants than the server accepts at once', () => {
  it('keeps what the first batch undid when the second one fails', async () => {
    const store = createPortalStore();
    const toasts: FakeToasts = fakeToasts();
    const undoAll = jest
      .fn<ReturnType<ApplicantsApi['undoAll']>, []>()
      .mockResolvedValueOnce({ results: [{ change_id: 1, current_status: 'viewed', error: null }] })
      .mockRejectedValueOnce(anApiError(429, { message: 'Try again later.' }));
    const api = fakeApplicantsApi({ undoAll });
    store.runFeatureSaga('recruiter/applicants', createApplicantsSaga(api, toasts));
    store.runFeatureSaga('recruiter/applicant-moves', createMovesSaga(api, toasts));
    store.dispatch(applicantsEvents.allLoaded([anApplicantListItem({ id: 1, status: 'offer' })]));
    const changes = Array.from({ length: 501 }, (_, index) => ({ id: index + 1, changeId: index + 1 }));
    const move = { id: 1, name: null, isNotified: false, changes, endsAt: Date.now() };
    store.dispatch(moveUndo.requested({ ...move, status: 'offer' }));
    await flushPromises();
    expect(selectAllApplicants(store.getState() as object)).toMatchObject([{ status: 'viewed' }]);
    expect(toasts.shown).toMatchObject([{ kind: 'error', description: 'Try again later.' }]);
  });
});
