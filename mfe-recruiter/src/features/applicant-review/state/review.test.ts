import { ApiError } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { anApiError, anApplicantListItem, aStatusUpdated, flushPromises } from '@cpa/shared/testing';
import {
  applicationsAnnotated,
  applicationStatusesChanged,
  conversationChanged,
} from '../../../realtime/realtimeEvents.ts';
import type { ReviewApi } from '../api/reviewApi.ts';
import { croes, openReview as open, reviews } from '../testing/openReview.ts';
import * as events from './reviewEvents.ts';
import {
  draftChanged,
  selectConflict,
  selectDraft,
  selectIsSaving,
  selectNeighbours,
  selectNoteSave,
  selectResume,
  selectReview,
} from './reviewSlice.ts';
import { reviewUndo, selectUndo } from './reviewUndo.ts';

const byLuis = {
  status: 'interview',
  at: '2026-11-20T10:00:00.000Z',
  note: null,
  by: 'Luis',
  notified: false,
};
const undo = {
  id: 5,
  applicationId: 1,
  status: 'offer',
  isNotified: false,
  endsAt: Date.now() + 9000,
} as const;

const isUndoing = (state: object) => reviewUndo.selectIsUndoing(state, undo.id);

afterEach(() => sessionStorage.clear());

describe('review of one applicant after another', () => {
  it('ignores the reload of an applicant that is no longer open', async () => {
    const rating = Promise.withResolvers<never>();
    const { store, read, show } = await open({ rate: () => rating.promise });
    store.dispatch(events.rated({ id: 1, rating: 3, known: null }));
    await show(2);
    rating.reject(anApiError(503));
    await flushPromises();
    expect(read(selectReview)?.name).toBe('Aisha Tromp');
  });

  it('counts the unread messages again when the conversation of this applicant changes', async () => {
    let unread_messages = 1;
    const review = jest.fn(async () => ({ ...croes, unread_messages }));
    const { store, read } = await open({ review });
    unread_messages = 0;
    store.dispatch(conversationChanged({ applicationId: 2 }));
    await flushPromises();
    expect(review).toHaveBeenCalledTimes(1);
    store.dispatch(conversationChanged({ applicationId: 1 }));
    await flushPromises();
    expect(read(selectReview)?.unread_messages).toBe(0);
  });

  it('saves the next applicant while the change of the previous one is still on its way', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof aStatusUpdated>>();
    const changeStatus = jest.fn((_vacancy: number, applicant: number) =>
      applicant === 71 ? slow.promise : Promise.resolve(aStatusUpdated({ current_status: 'shortlisted' })),
    );
    const { store, read, show } = await open({ changeStatus });
    store.dispatch(events.statusSubmitted({ id: 1 }));
    store.dispatch(events.statusSubmitted({ id: 1 }));
    await show(2);
    store.dispatch(events.statusSubmitted({ id: 2 }));
    await flushPromises();
    expect(changeStatus.mock.calls.map(([, applicant]) => applicant)).toEqual([71, 72]);
    expect(read(selectIsSaving)).toBe(false);
    slow.reject(anApiError(503));
    await flushPromises();
    expect(read(selectReview)?.name).toBe('Aisha Tromp');
  });

  it('offers undo for as long as the server postpones the change', async () => {
    const effective_at = () => new Date(Date.now() + 10_000).toISOString();
    const { store, read } = await open({ postpone: async () => ({ effective_at: effective_at() }) });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const endsAt = Date.now() + 9000;
      store.dispatch(reviewUndo.offered({ ...undo, endsAt }));
      await jest.advanceTimersByTimeAsync(5000);
      store.dispatch(reviewUndo.held(undo));
      await jest.advanceTimersByTimeAsync(9000);
      expect(read(selectUndo)).toMatchObject({ id: 5 });
      await jest.advanceTimersByTimeAsync(600);
      expect(read(selectUndo)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks for no more time for a change that is being undone', async () => {
    const postpone = jest.fn(async () => ({ effective_at: new Date(Date.now() + 10_000).toISOString() }));
    const late = Promise.withResolvers<never>();
    const { store, read } = await open({ postpone, undo: () => late.promise });
    store.dispatch(reviewUndo.offered(undo));
    store.dispatch(reviewUndo.requested(undo));
    store.dispatch(reviewUndo.held(undo));
    await flushPromises();
    expect([postpone.mock.calls, read(isUndoing)]).toEqual([[], true]);
    late.reject(new ApiError({ ...anApiError(503).data, kind: 'network' }));
    await flushPromises();
    expect(read(isUndoing)).toBe(false);
  });

  it('keeps the undo of the open applicant when that of another one fails', async () => {
    const late = Promise.withResolvers<never>();
    const { store, read, show } = await open({ undo: () => late.promise });
    store.dispatch(reviewUndo.requested({ ...undo, id: 4 }));
    await show(2);
    store.dispatch(reviewUndo.offered({ ...undo, applicationId: 2 }));
    late.reject(anApiError(409));
    await flushPromises();
    expect(read(selectUndo)?.id).toBe(5);
  });
});

describe('list of the review page', () => {
  const item = (id: number) => anApplicantListItem({ id, status: 'new' });

  it('is loaded once while stepping through it, and again after the page was left', async () => {
    const all = jest.fn(async () => ({ applicants: [item(1), item(2)] }));
    const { store, read, show } = await open({ all });
    await show(2);
    expect(all).toHaveBeenCalledTimes(1);
    store.dispatch(events.reviewClosed());
    all.mockResolvedValue({ applicants: [item(2), item(1)] });
    await show(2);
    expect(read((state) => selectNeighbours(state, 2))?.number).toBe(1);
  });

  it('has the order of the column of the board from which the page was opened', async () => {
    const cards = [
      { ...item(1), board_position: 10 },
      { ...item(2), board_position: 30 },
      { ...item(3), board_position: 20 },
      { ...item(4), status: 'offer' as const },
    ];
    const { store, read } = await open({ all: async () => ({ applicants: cards }) });
    store.dispatch(events.reviewClosed());
    store.dispatch(events.reviewOpened({ id: 3, query: 'view=board&stage=new' }));
    await flushPromises();
    expect(read((state) => selectNeighbours(state, 3))).toMatchObject({
      number: 2,
      total: 3,
      previousId: 2,
      nextId: 1,
    });
  });

  it.each([
    ['contains applicants found in their resume', async () => ({ ids: [2] }), 2],
    [
      'contains the others when the search inside resumes fails',
      () => Promise.reject(new Error('offline')),
      1,
    ],
  ])('%s', async (_, resumeMatches, total) => {
    const found = { ...item(1), headline: 'Diving' };
    const { read, show } = await open({
      all: async () => ({ applicants: [found, item(2), item(3)] }),
      resumeMatches,
    });
    await show(1, 'search=diving');
    expect(read((state) => selectNeighbours(state, 1))?.total).toBe(total);
  });
});

describe('change of a colleague', () => {
  const moved = { ...croes, status: 'interview' as const, history: [...croes.history, byLuis] };
  const change = applicationStatusesChanged({ changes: [{ id: 1, status: 'interview' }] });
  const colleague = async () => {
    const review = jest.fn(reviews);
    const page = await open({ review });
    review.mockResolvedValue(moved as typeof croes);
    return page;
  };

  it('shows the new status and who set it, and keeps what was typed', async () => {
    const { store, read } = await colleague();
    store.dispatch(draftChanged({ note: 'Dear Xiomara' }));
    store.dispatch(change);
    await flushPromises();
    expect(read(selectReview)?.status).toBe('interview');
    expect(read(selectConflict)).toMatchObject({ by: 'Luis', isRefused: false });
    expect(read(selectDraft)?.note).toBe('Dear Xiomara');
  });

  it('ignores changes of other applicants and the event of an own change', async () => {
    const { store, read } = await colleague();
    store.dispatch(applicationStatusesChanged({ changes: [{ id: 2, status: 'interview' }] }));
    store.dispatch(events.statusSaved({ id: 1, status: 'interview' }));
    await flushPromises();
    store.dispatch(change);
    await flushPromises();
    expect(read(selectConflict)).toBeNull();
  });

  it('ignores a response that is older than an own change', async () => {
    const old = Promise.withResolvers<typeof croes>();
    const review = jest.fn(reviews);
    const { store, read } = await open({ review });
    review.mockReturnValueOnce(old.promise).mockResolvedValue(moved as typeof croes);
    store.dispatch(applicationStatusesChanged({ changes: [{ id: 1, status: 'offer' }] }));
    store.dispatch(events.statusSaved({ id: 1, status: 'interview' }));
    old.resolve(croes);
    await flushPromises();
    expect(read(selectReview)?.status).toBe('interview');
    expect(read(selectConflict)).toBeNull();
  });

  it('is ignored after sign-out', async () => {
    const { store, read } = await colleague();
    store.dispatch(change);
    store.dispatch(signedOut());
    await flushPromises();
    expect(read(selectReview)).toBeNull();
  });
});

describe('rating and tags', () => {
  it('are saved one after another, each based on the one before', async () => {
    const first = Promise.withResolvers<{ rating: number | null }>();
    const rate = jest.fn<ReturnType<ReviewApi['rate']>, Parameters<ReviewApi['rate']>>();
    rate.mockReturnValueOnce(first.promise).mockResolvedValue({ rating: 5 });
    const { store, read } = await open({ rate });
    store.dispatch(events.rated({ id: 1, rating: 4, known: null }));
    store.dispatch(events.rated({ id: 1, rating: 5, known: 4 }));
    expect(rate).toHaveBeenCalledTimes(1);
    first.resolve({ rating: 4 });
    await flushPromises();
    expect(rate.mock.calls.map(([, update]) => update)).toEqual([
      { rating: 4, known_rating: null },
      { rating: 5, known_rating: 4 },
    ]);
    expect(read(selectReview)?.rating).toBe(5);
  });

  it('show the rating of a colleague when the server rejects the own one', async () => {
    const review = jest.fn(reviews);
    const refusal = anApiError(409, { message: 'A colleague changed the rating to 2 of 5.' });
    const { store, read, toasts } = await open({ review, rate: async () => Promise.reject(refusal) });
    review.mockResolvedValue({ ...croes, rating: 2 });
    store.dispatch(events.rated({ id: 1, rating: 4, known: null }));
    expect(read(selectReview)?.rating).toBe(4);
    await flushPromises();
    expect(read(selectReview)?.rating).toBe(2);
    expect(toasts.shown.at(-1)?.description).toBe('A colleague changed the rating to 2 of 5.');
  });

  it('show what a colleague changed', async () => {
    const review = jest.fn(reviews);
    const { store, read } = await open({ review });
    review.mockResolvedValue({ ...croes, tags: ['Grill'] });
    store.dispatch(applicationsAnnotated({ changes: [{ id: 2, tags: ['Grill'] }] }));
    await flushPromises();
    expect(review).toHaveBeenCalledTimes(1);
    store.dispatch(applicationsAnnotated({ changes: [{ id: 1, tags: ['Grill'] }] }));
    await flushPromises();
    expect(read(selectReview)?.tags).toEqual(['Grill']);
  });

  it('show the former values when nothing can be saved or loaded', async () => {
    const review = jest.fn(reviews);
    const offline = async () => Promise.reject(anApiError(503));
    const { store, read } = await open({ review, rate: offline, tag: offline });
    review.mockRejectedValue(anApiError(503));
    const { rating, tags } = croes;
    store.dispatch(events.rated({ id: 1, rating: 1, known: rating }));
    store.dispatch(events.tagsChanged({ id: 1, tags: [], known: tags }));
    await flushPromises();
    expect(read(selectReview)).toMatchObject({ rating, tags });
  });
});

describe('private notes', () => {
  it('keep the error with the note that could not be saved', async () => {
    const editNote = async () => Promise.reject(anApiError(503));
    const { store, read } = await open({ editNote });
    store.dispatch(events.noteSubmitted({ id: 1, noteId: 8, text: 'Call her' }));
    expect(read((state) => selectNoteSave(state, 8))).toMatchObject({ isSaving: true });
    await flushPromises();
    expect(read((state) => selectNoteSave(state, 8))).toMatchObject({ isSaving: false, hasFailed: true });
    expect(read((state) => selectNoteSave(state, null))).toMatchObject({ isSaving: false, hasFailed: false });
  });
});

describe('resume', () => {
  it('stays on screen when its link cannot be renewed', async () => {
    const resumeLink = jest.fn<ReturnType<ReviewApi['resumeLink']>, []>();
    const { store, read } = await open({ resumeLink });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const expires_at = () => new Date(Date.now() + 60_000).toISOString();
      resumeLink
        .mockResolvedValueOnce({ url: '/files/1', expires_at: expires_at() })
        .mockRejectedValueOnce(anApiError(503))
        .mockResolvedValue({ url: '/files/2', expires_at: expires_at() });
      store.dispatch(events.resumeRequested({ id: 1 }));
      await jest.advanceTimersByTimeAsync(31_000);
      expect(resumeLink).toHaveBeenCalledTimes(2);
      expect(read(selectResume)).toEqual({ status: 'linked', url: '/files/1' });
      await jest.advanceTimersByTimeAsync(31_000);
      expect(read(selectResume)).toEqual({ status: 'linked', url: '/files/2' });
    } finally {
      jest.useRealTimers();
    }
  });
});
