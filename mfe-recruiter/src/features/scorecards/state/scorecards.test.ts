import type { Scorecard } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, flushPromises } from '@cpa/shared/testing';
import { interviewChanged } from '../../../realtime/realtimeEvents.ts';
import type { ScorecardsApi } from '../api/scorecardsApi.ts';
import { createScorecardsSaga, events, scorecards, selectEditing } from './scorecards.ts';

const form = { skills: 4, experience: 3, communication: 5, recommendation: 'yes', comment: '' } as const;
const aCard = (change: Partial<Scorecard> = {}): Scorecard => ({
  ...form,
  interview_id: 31,
  by: 'Luis Croes',
  is_own: false,
  at: '2026-11-20T15:00:00.000Z',
  ...change,
});
const own = aCard({ by: 'Berta Kock', is_own: true });
const submission = { applicationId: 91, interviewId: 31, form };

async function open(list: Scorecard[], save: ScorecardsApi['save'] = async () => own) {
  const store = createPortalStore();
  const api = { list: jest.fn(async () => ({ scorecards: list })), save };
  store.runFeatureSaga('recruiter/scorecards', createScorecardsSaga(api));
  store.dispatch(scorecards.opened(91));
  await flushPromises();
  store.dispatch(events.editingStarted(31));
  const state = (): object => store.getState();
  return {
    store,
    api,
    read: () => scorecards.select(state(), 91).data,
    editing: () => selectEditing(state()),
  };
}

describe('saving a scorecard', () => {
  it('replaces the own card of that interview only', async () => {
    const others = [aCard(), aCard({ interview_id: 30, is_own: true })];
    const { store, read, editing } = await open([...others, { ...own, skills: 1 }]);
    store.dispatch(events.submitted(submission));
    expect(editing()).toMatchObject({ isSaving: true, interviewId: 31 });
    await flushPromises();
    expect(read()).toEqual([...others, own]);
    expect(editing()).toMatchObject({ isSaving: false, interviewId: null, saves: 1 });
  });

  it('keeps the form open when it fails', async () => {
    const { store, read, editing } = await open([aCard()], () => Promise.reject(anApiError(503)));
    store.dispatch(events.submitted(submission));
    await flushPromises();
    expect(editing()).toMatchObject({ isSaving: false, interviewId: 31, saves: 0 });
    expect(editing().error).toMatchObject({ status: 503 });
    expect(read()).toEqual([aCard()]);
  });
});

it('reads the cards again only when an interview of the same application changes', async () => {
  const { store, api, editing } = await open([]);
  store.dispatch(interviewChanged({ applicationId: 92 }));
  store.dispatch(interviewChanged({ applicationId: 91 }));
  await flushPromises();
  expect(api.list.mock.calls).toEqual([[91], [91]]);
  expect(editing().interviewId).toBe(31);
});
