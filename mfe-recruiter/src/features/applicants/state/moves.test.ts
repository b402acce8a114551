import type { ApplicationStatus } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, anApplicantListItem, fakeToasts, flushPromises } from '@cpa/shared/testing';
import { applicationStatusesChanged } from '../../../realtime/realtimeEvents.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { fakeApplicantsApi } from '../testing/fakeApplicantsApi.ts';
import { createApplicantsSaga } from './applicantsSaga.ts';
import { events, selectAllApplicants, selectFreshIds } from './applicantsSlice.ts';
import { moveRequested } from './moveEvents.ts';
import { createMovesSaga } from './movesSaga.ts';
import { selectMoveFailures, selectMoving, selectMovingTo } from './movesSlice.ts';
import { moveUndo } from './moveUndo.ts';
import { createPlaceSaga } from './placeSaga.ts';
import { noteDraft } from './noteDraft.ts';

const croes = anApplicantListItem({
  id: 1,
  applicant_id: 71,
  vacancy_id: 10,
  name: 'Xiomara Croes',
  status: 'new',
});
const tromp = anApplicantListItem({
  id: 2,
  applicant_id: 72,
  vacancy_id: 11,
  name: 'Aisha Tromp',
  status: 'new',
});

const EFFECTIVE_AT = () => new Date(Date.now() + 10_000).toISOString();
const changed = (change_id: number) => ({
  message: '',
  current_status: 'offer' as const,
  change_id,
  effective_at: EFFECTIVE_AT(),
});

function open(responses: Partial<ApplicantsApi>) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  const api = fakeApplicantsApi(responses);
  store.runFeatureSaga('recruiter/applicants', createApplicantsSaga(api, toasts));
  store.runFeatureSaga('recruiter/applicant-moves', createMovesSaga(api, toasts));
  store.dispatch(events.allLoaded([croes, tromp]));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  const statuses = () => read(selectAllApplicants).map(({ status }) => status);
  return { store, toasts, read, statuses };
}

describe('move of one applicant', () => {
  it('keeps the place at which the card was dropped in the new column', async () => {
    const response = Promise.withResolvers<ReturnType<typeof changed>>();
    const place = jest.fn(async () => ({ version: 1, board_position: 25, others: [] }));
    const { store, read } = open({ changeStatus: () => response.promise, place });
    store.runFeatureSaga(
      'recruiter/applicant-places',
      createPlaceSaga(fakeApplicantsApi({ place }), fakeToasts()),
    );
    const dropped = { above: 3, below: 4, board_position: 25, index: 2, count: 3 };
    store.dispatch(moveRequested({ applicants: [croes], update: { status: 'offer' }, place: dropped }));
    expect([read(selectMovingTo), place.mock.calls]).toEqual([{ 1: 25 }, []]);
    response.resolve(changed(5));
    await flushPromises();
    expect(place).toHaveBeenCalledWith(1, { above: 3, below: 4 });
    expect(read(selectMovingTo)).toEqual({});
    expect(read(selectAllApplicants)[0]).toMatchObject({ status: 'offer', board_position: 25 });
  });

  it('shows the move at once and the status after the server confirms', async () => {
    const response = Promise.withResolvers<ReturnType<typeof changed>>();
    const changeStatus = jest.fn(() => response.promise);
    const { store, toasts, read, statuses } = open({ changeStatus });
    store.dispatch(moveRequested({ applicants: [croes], update: { status: 'offer' } }));
    expect(changeStatus).toHaveBeenCalledWith(10, 71, { status: 'offer', known_status: 'new' });
    expect([read(selectMoving), statuses()]).toEqual([{ 1: 'offer' }, ['new', 'new']]);
    response.resolve(changed(5));
    await flushPromises();
    expect([read(selectMoving), statuses()]).toEqual([{}, ['offer', 'new']]);
    expect(read(moveUndo.selectOffers)).toMatchObject([
      {
        id: 5,
        status: 'offer',
        name: 'Xiomara Croes',
        isNotified: false,
        changes: [{ id: 1, changeId: 5 }],
      },
    ]);
    // The offer to undo is the message.
    expect(toasts.shown.map(({ kind }) => kind)).toEqual(['progress', 'dismissed']);
  });

  it('shows the status of the response and offers no undo when nothing changed', async () => {
    const { store, read, statuses } = open({
      changeStatus: async () => ({
        message: '',
        current_status: 'withdrawn',
        change_id: null,
        effective_at: null,
      }),
    });
    store.dispatch(moveRequested({ applicants: [croes], update: { status: 'offer' } }));
    await flushPromises();
    expect([statuses()[0], read(moveUndo.selectOffers)]).toEqual(['withdrawn', []]);
  });

  it('keeps the status and the note when the server rejects the change', async () => {
    noteDraft.write([1], 'Dear Xiomara');
    const { store, toasts, read, statuses } = open({
      changeStatus: async () => {
        throw anApiError(409, { message: 'Berta changed the status to Hired at 10:00.' });
      },
    });
    store.dispatch(moveRequested({ applicants: [croes], update: { status: 'offer' } }));
    await flushPromises();
    expect([read(selectMoving), statuses(), noteDraft.read([1])]).toEqual([
      {},
      ['new', 'new'],
      'Dear Xiomara',
    ]);
    expect(toasts.shown.at(-1)).toEqual({
      kind: 'error',
      title: 'Failed to update status',
      description: 'Berta changed the status to Hired at 10:00.',
    });
  });

  it('keeps a note for its applicant only, and not beyond sign-out', () => {
    const { store } = open({});
    noteDraft.write([1], 'Dear Xiomara');
    expect([noteDraft.read([1]), noteDraft.read([2])]).toEqual(['Dear Xiomara', '']);
    store.dispatch(signedOut());
    expect(noteDraft.read([1])).toBe('');
  });

  it('stops offering undo shortly before the change takes effect', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const { store, read } = open({ changeStatus: async () => changed(5) });
      store.dispatch(moveRequested({ applicants: [croes], update: { status: 'offer' } }));
      await jest.advanceTimersByTimeAsync(9000);
      expect(read(moveUndo.selectOffers)).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(600);
      expect(read(moveUndo.selectOffers)).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('place of a moved applicant', () => {
  const at = '2026-03-02T12:00:00.000Z';
  const placed = anApplicantListItem({ id: 1, status: 'new', applied_at: at, board_position: 25 });
  const changeTo = (status: ApplicationStatus) =>
    applicationStatusesChanged({ changes: [{ id: 1, status }] });

  it('is that of its application time in a new stage, and the old one in the stage it left', () => {
    const { store, read } = open({});
    store.dispatch(events.allLoaded([placed]));
    const position = () => read(selectAllApplicants)[0]?.board_position;
    store.dispatch(changeTo('interview'));
    expect(position()).toBe(Date.parse(at) / 1000);
    store.dispatch(changeTo('new'));
    expect(position()).toBe(25);
  });
});

describe('move of several applicants', () => {
  const update = { status: 'offer', should_notify: true, recruiter_note: 'Welcome' } as const;
  const results = [
    {
      id: 2,
      current_status: null,
      change_id: null,
      effective_at: null,
      error: 'The applicant has withdrawn.',
    },
    { id: 1, current_status: 'offer' as const, change_id: 5, effective_at: EFFECTIVE_AT(), error: null },
  ];

  it('sends one request, reports failures per applicant and clears the note', async () => {
    noteDraft.write([1, 2], 'Welcome');
    const changeStatuses = jest.fn(async () => ({ results }));
    const { store, toasts, read, statuses } = open({ changeStatuses });
    store.dispatch(moveRequested({ applicants: [croes, tromp], update }));
    await flushPromises();
    expect(changeStatuses).toHaveBeenCalledWith({
      ...update,
      ids: [1, 2],
      known_statuses: ['new', 'new'],
    });
    expect([statuses(), noteDraft.read([1, 2])]).toEqual([['offer', 'new'], '']);
    expect(read(selectMoveFailures)).toEqual([
      { id: 2, name: 'Aisha Tromp', reason: 'The applicant has withdrawn.' },
    ]);
    expect(read(moveUndo.selectOffers)).toMatchObject([
      { name: null, isNotified: true, changes: [{ id: 1, changeId: 5 }] },
    ]);
    expect(toasts.shown.at(-1)).toMatchObject({ description: '1 applicant was moved, 1 could not be.' });
  });

  it('splits more applicants than the server accepts', async () => {
    const many = Array.from({ length: 501 }, (_, index) =>
      anApplicantListItem({ id: index + 1, status: 'new' }),
    );
    const changeStatuses = jest.fn<ReturnType<ApplicantsApi['changeStatuses']>, [{ ids: number[] }]>(
      async () => ({ results: [] }),
    );
    const { store } = open({ changeStatuses });
    store.dispatch(moveRequested({ applicants: many, update }));
    await flushPromises();
    expect(changeStatuses.mock.calls.map(([{ ids }]) => ids.length)).toEqual([500, 1]);
  });

  it('keeps what the first batch changed when the second one fails', async () => {
    const many = Array.from({ length: 501 }, (_, index) =>
      anApplicantListItem({ id: index + 1, status: 'new' }),
    );
    const changeStatuses = jest
      .fn<ReturnType<ApplicantsApi['changeStatuses']>, []>()
      .mockResolvedValueOnce({ results })
      .mockRejectedValueOnce(anApiError(503, { message: 'Try again later.' }));
    const { store, read, statuses } = open({ changeStatuses });
    store.dispatch(moveRequested({ applicants: many, update }));
    await flushPromises();
    expect(statuses()[0]).toBe('offer');
    expect(read(moveUndo.selectOffers)).toHaveLength(1);
    expect(read(selectMoveFailures).at(-1)).toMatchObject({ id: 501, reason: 'Try again later.' });
  });
});

describe('undo', () => {
  const move = async (responses: Partial<ApplicantsApi>) => {
    const page = open({ changeStatus: async () => changed(5), ...responses });
    page.store.dispatch(moveRequested({ applicants: [croes], update: { status: 'offer' } }));
    await flushPromises();
    page.store.dispatch(moveUndo.requested(page.read(moveUndo.selectOffers)[0]!));
    await flushPromises();
    return page;
  };

  it('shows the previous status', async () => {
    const undo = jest.fn(async () => ({ current_status: 'new' as const }));
    const { read, statuses } = await move({ undo });
    expect(undo).toHaveBeenCalledWith(5);
    expect([statuses(), read(moveUndo.selectOffers)]).toEqual([['new', 'new'], []]);
  });

  it('keeps the new status when it is too late', async () => {
    const { read, statuses, toasts } = await move({
      undo: async () => {
        throw anApiError(409, { message: 'It is too late to undo.' });
      },
    });
    expect([statuses()[0], read(moveUndo.selectOffers)]).toEqual(['offer', []]);
    expect(toasts.shown.at(-1)).toMatchObject({ kind: 'error', description: 'It is too late to undo.' });
  });

  it('can be retried after another failure', async () => {
    const { read } = await move({
      undo: async () => {
        throw anApiError(503);
      },
    });
    expect(read(moveUndo.selectOffers)).toHaveLength(1);
  });

  it('of several reports what could not be moved back', async () => {
    const results = [1, 2].map((id) => ({
      id,
      current_status: 'offer' as const,
      change_id: 10 + id,
      effective_at: EFFECTIVE_AT(),
      error: null,
    }));
    const undoAll = jest.fn(async () => ({
      results: [
        { change_id: 11, current_status: 'new' as const, error: null },
        { change_id: 12, current_status: null, error: 'Too late.' },
      ],
    }));
    const { store, read, statuses, toasts } = open({ changeStatuses: async () => ({ results }), undoAll });
    store.dispatch(moveRequested({ applicants: [croes, tromp], update: { status: 'offer' } }));
    await flushPromises();
    store.dispatch(moveUndo.requested(read(moveUndo.selectOffers)[0]!));
    await flushPromises();
    expect(undoAll).toHaveBeenCalledWith([11, 12]);
    expect(statuses()).toEqual(['new', 'offer']);
    expect(toasts.shown.at(-1)).toMatchObject({ kind: 'error', description: 'Too late.' });
  });
});

describe('change of a colleague', () => {
  it('shows and marks it, and ignores applicants that are not loaded', () => {
    const { store, read, statuses } = open({});
    const changes = [
      { id: 2, status: 'interview' as const },
      { id: 1, status: 'new' as const },
      { id: 99, status: 'hired' as const },
    ];
    store.dispatch(applicationStatusesChanged({ changes }));
    expect([statuses(), read(selectFreshIds)]).toEqual([['new', 'interview'], [2]]);
  });

  it('does not reload a list for a status that is shown already', async () => {
    const all = jest.fn(() => new Promise<never>(() => {}));
    const { store } = open({ all });
    store.dispatch(events.allOpened());
    store.dispatch(applicationStatusesChanged({ changes: [{ id: 1, status: 'new' }] }));
    expect(all).toHaveBeenCalledTimes(1);
    store.dispatch(applicationStatusesChanged({ changes: [{ id: 1, status: 'offer' }] }));
    expect(all).toHaveBeenCalledTimes(2);
  });

  it('ignores the event of an own move that is not confirmed yet', () => {
    const { store, read } = open({ changeStatus: () => new Promise(() => {}) });
    store.dispatch(moveRequested({ applicants: [croes], update: { status: 'offer' } }));
    store.dispatch(applicationStatusesChanged({ changes: [{ id: 1, status: 'offer' }] }));
    expect(read(selectFreshIds)).toEqual([]);
  });
});
