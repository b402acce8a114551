import { ApiError } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { anApiError, aStatusUpdated, flushPromises } from '@cpa/shared/testing';
import type { ReviewApi } from '../api/reviewApi.ts';
import { draftStorage } from '../model/statusDraft.ts';
import { croes, openReview, reviews } from '../testing/openReview.ts';
import * as events from './reviewEvents.ts';
import { draftChanged, selectConflict, selectDraft, selectIsSaving, selectReview } from './reviewSlice.ts';
import { reviewUndo, selectUndo } from './reviewUndo.ts';

type ChangeStatus = ReviewApi['changeStatus'];
const effective_at = () => new Date(Date.now() + 10_000).toISOString();
const changed = (change_id: number | null = 5) =>
  aStatusUpdated({ current_status: 'offer', change_id, effective_at: effective_at() });
const byLuis = {
  status: 'interview',
  at: '2026-11-20T10:00:00.000Z',
  note: null,
  by: 'Luis',
  notified: false,
};
const moved = { ...croes, status: 'interview', history: [...croes.history, byLuis] } as typeof croes;

const isUndoing = (state: object) => reviewUndo.selectIsUndoing(state, 5);

afterEach(() => sessionStorage.clear());

describe('saving a status', () => {
  it('names the status on screen, the trimmed note and whether to mail', async () => {
    const changeStatus = jest.fn<ReturnType<ChangeStatus>, Parameters<ChangeStatus>>(async () => changed());
    const review = jest.fn(reviews);
    const { store, read, toasts } = await openReview({ review, changeStatus });
    review.mockResolvedValue({ ...croes, status: 'offer' });
    store.dispatch(draftChanged({ status: 'offer', note: '  Welcome! ', shouldNotify: true }));
    store.dispatch(events.statusSubmitted({ id: 1 }));
    expect(read(selectIsSaving)).toBe(true);
    await flushPromises();
    expect(changeStatus.mock.calls).toEqual([
      [
        croes.vacancy_id,
        71,
        { status: 'offer', should_notify: true, recruiter_note: 'Welcome!', known_status: 'viewed' },
      ],
    ]);
    expect(read(selectReview)?.status).toBe('offer');
    expect(read(selectUndo)).toMatchObject({ id: 5, isNotified: true });
    expect([read(selectIsSaving), read(selectDraft)?.note]).toEqual([false, '']);
    // The offer to undo confirms it.
    expect(toasts.shown.map(({ kind }) => kind)).not.toContain('success');
  });

  it('mails no applicant without a known e-mail address, and sends no empty note', async () => {
    const changeStatus = jest.fn<ReturnType<ChangeStatus>, Parameters<ChangeStatus>>(async () => changed());
    const review = async () => ({ ...croes, email: null });
    const { store } = await openReview({ review, changeStatus });
    store.dispatch(draftChanged({ status: 'offer', note: ' ', shouldNotify: true }));
    store.dispatch(events.statusSubmitted({ id: 1 }));
    await flushPromises();
    expect(changeStatus.mock.calls[0]![2]).toMatchObject({ should_notify: false, recruiter_note: null });
  });

  it('offers no undo when nothing changed, and says that it is done', async () => {
    const { store, read, toasts } = await openReview({ changeStatus: async () => changed(null) });
    store.dispatch(events.statusSubmitted({ id: 1 }));
    await flushPromises();
    expect([read(selectUndo), toasts.shown.at(-1)?.kind]).toEqual([null, 'success']);
  });

  it('shows who saved first when it is refused, and keeps the note', async () => {
    const review = jest.fn(reviews);
    const refusal = anApiError(409, { code: 'status_changed', message: 'Luis changed the status.' });
    const { store, read, toasts } = await openReview({ review, changeStatus: () => Promise.reject(refusal) });
    review.mockResolvedValue(moved);
    store.dispatch(draftChanged({ status: 'offer', note: 'Welcome!' }));
    store.dispatch(events.statusSubmitted({ id: 1 }));
    await flushPromises();
    expect(read(selectConflict)).toMatchObject({ by: 'Luis', isRefused: true });
    expect(read(selectReview)?.status).toBe('interview');
    expect([read(selectDraft)?.note, read(selectIsSaving)]).toEqual(['Welcome!', false]);
    expect(toasts.shown.at(-1)).toMatchObject({ kind: 'error', description: 'Luis changed the status.' });
  });

  it('saves again after it was refused and the application could not be read', async () => {
    const review = jest.fn(reviews);
    const changeStatus = jest.fn<ReturnType<ChangeStatus>, Parameters<ChangeStatus>>(async () => changed());
    changeStatus.mockRejectedValueOnce(anApiError(409, { code: 'status_changed', message: 'Luis.' }));
    const { store, read } = await openReview({ review, changeStatus });
    review.mockRejectedValueOnce(anApiError(503));
    store.dispatch(events.statusSubmitted({ id: 1 }));
    await flushPromises();
    expect(read(selectIsSaving)).toBe(false);
    store.dispatch(events.statusSubmitted({ id: 1 }));
    await flushPromises();
    expect(read(selectUndo)).toMatchObject({ id: 5 });
  });

  it('reads the application again after any other failure', async () => {
    const review = jest.fn(reviews);
    const { store, read } = await openReview({ review, changeStatus: () => Promise.reject(anApiError(503)) });
    store.dispatch(draftChanged({ note: 'Welcome!' }));
    store.dispatch(events.statusSubmitted({ id: 1 }));
    await flushPromises();
    expect([review.mock.calls.length, read(selectConflict)]).toEqual([2, null]);
    expect(read(selectDraft)?.note).toBe('Welcome!');
  });
});

describe('what was typed', () => {
  it('is there after a reload of the tab, for its applicant only', async () => {
    const { store } = await openReview({});
    store.dispatch(draftChanged({ note: 'Dear Xiomara' }));
    const reloaded = await openReview({});
    expect(reloaded.read(selectDraft)?.note).toBe('Dear Xiomara');
    await reloaded.show(2);
    expect(reloaded.read(selectDraft)).toMatchObject({ id: 2, note: '' });
  });

  it('is gone from the device after the status was saved, and after sign-out', async () => {
    const { store } = await openReview({ changeStatus: async () => changed() });
    store.dispatch(draftChanged({ note: 'Dear Xiomara' }));
    store.dispatch(events.statusSubmitted({ id: 1 }));
    await flushPromises();
    expect(draftStorage.read()?.note).toBe('');
    store.dispatch(draftChanged({ note: 'Dear Xiomara' }));
    store.dispatch(signedOut());
    expect(draftStorage.read()).toBeNull();
  });
});

describe('undo of a status', () => {
  const pending = { change_id: 8, effective_at: effective_at() };

  it('is offered after a reload of the page too', async () => {
    const review = async () => ({ ...croes, status: 'offer' as const, pending_change: pending });
    const { read } = await openReview({ review });
    expect(read(selectUndo)).toMatchObject({ id: 8, status: 'offer' });
  });

  it('shows the status of the response', async () => {
    const undo = jest.fn(async () => ({ current_status: 'viewed' as const }));
    const { store, read } = await openReview({ changeStatus: async () => changed(), undo });
    store.dispatch(events.statusSubmitted({ id: 1 }));
    await flushPromises();
    store.dispatch(reviewUndo.requested(read(selectUndo)!));
    store.dispatch(reviewUndo.requested(read(selectUndo)!));
    await flushPromises();
    expect(undo.mock.calls).toEqual([[5]]);
    expect([read(selectReview)?.status, read(selectUndo)]).toEqual(['viewed', null]);
  });

  it.each([
    ['can be tried again after a lost response', new ApiError({ ...anApiError(0).data, kind: 'network' }), 5],
    ['is over when the server refuses it', anApiError(409, { code: 'already_effective' }), undefined],
  ])('%s', async (_, failure, changeId) => {
    const review = jest.fn(reviews);
    const { store, read, toasts } = await openReview({
      review,
      changeStatus: async () => changed(),
      undo: () => Promise.reject(failure),
    });
    review.mockResolvedValue({ ...croes, status: 'offer' });
    store.dispatch(events.statusSubmitted({ id: 1 }));
    await flushPromises();
    store.dispatch(reviewUndo.requested(read(selectUndo)!));
    expect(read(isUndoing)).toBe(true);
    await flushPromises();
    expect([read(selectUndo)?.id, read(isUndoing)]).toEqual([changeId, false]);
    expect([read(selectReview)?.status, toasts.shown.at(-1)?.kind]).toEqual(['offer', 'error']);
  });
});
