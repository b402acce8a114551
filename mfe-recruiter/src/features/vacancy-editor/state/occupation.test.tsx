import type { SuggestedOccupation, Suggestions } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { requestBody } from '../model/requestBody.ts';
import { draftSchema } from '../model/draft.ts';
import { aRecruiterVacancy } from '../testing/fakeEditorApi.ts';
import { openEditor, pass, updates } from '../testing/openEditor.ts';
import { PAUSE_MS } from './autosave.ts';
import { events } from './editorSlice.ts';
import { SUGGEST_DEBOUNCE_MS } from './occupationSaga.ts';
import { occupationTyped, selectSuggestedOccupations } from './occupationSlice.ts';

const cook = { id: 'aw:cook', name: 'Cook', label: 'Kok', language: 'nl', open: 3 } as const;
const answer = (...occupations: SuggestedOccupation[]): Suggestions => ({ occupations, companies: [] });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('suggestions', () => {
  it('load once after a pause in typing', async () => {
    const asked: string[] = [];
    const suggest = async (q: string) => {
      asked.push(q);
      return answer(cook);
    };
    const { store } = await openEditor({ suggest });
    for (const text of ['k', 'ko', 'kok']) store.dispatch(occupationTyped(text));
    await pass(SUGGEST_DEBOUNCE_MS);
    expect(asked).toEqual(['kok']);
    expect(selectSuggestedOccupations(store.getState() as object)).toEqual([cook]);
    store.dispatch(occupationTyped(''));
    await pass(SUGGEST_DEBOUNCE_MS);
    expect(asked).toEqual(['kok']);
  });

  it('ignore a response that arrives after a newer text', async () => {
    const answers: Record<string, (value: Suggestions) => void> = {};
    const suggest = async (q: string) =>
      await new Promise<Suggestions>((resolve) => {
        answers[q] = resolve;
      });
    const { store } = await openEditor({ suggest });
    for (const text of ['kok', 'waiter']) {
      store.dispatch(occupationTyped(text));
      await pass(SUGGEST_DEBOUNCE_MS);
    }
    answers['waiter']!(answer());
    answers['kok']!(answer(cook));
    await pass();
    expect(selectSuggestedOccupations(store.getState() as object)).toEqual([]);
  });

  it('abort the request of an older text, and are reset at sign-out', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const suggest = async (q: string, signal?: AbortSignal) => {
      signals.push(signal);
      return q === 'kok' ? await new Promise<never>(() => {}) : answer(cook);
    };
    const { store } = await openEditor({ suggest });
    store.dispatch(occupationTyped('kok'));
    await pass(SUGGEST_DEBOUNCE_MS);
    expect(signals[0]?.aborted).toBe(false);
    store.dispatch(occupationTyped('cook'));
    await pass(SUGGEST_DEBOUNCE_MS);
    expect(signals[0]?.aborted).toBe(true);
    expect(selectSuggestedOccupations(store.getState() as object)).toEqual([cook]);
    store.dispatch(signedOut());
    expect(selectSuggestedOccupations(store.getState() as object)).toBeNull();
  });

  it('load again after a failure', async () => {
    let isDown = true;
    const suggest = async () => {
      if (isDown) throw new Error('down');
      return answer(cook);
    };
    const { store } = await openEditor({ suggest });
    store.dispatch(occupationTyped('ko'));
    await pass(SUGGEST_DEBOUNCE_MS);
    expect(selectSuggestedOccupations(store.getState() as object)).toBeNull();
    isDown = false;
    store.dispatch(occupationTyped('kok'));
    await pass(SUGGEST_DEBOUNCE_MS);
    expect(selectSuggestedOccupations(store.getState() as object)).toEqual([cook]);
  });
});

describe('the occupation of a draft', () => {
  it('is sent by its ID, and as null after it was cleared', async () => {
    const { bodies, update } = updates();
    const { store } = await openEditor({ update });
    store.dispatch(events.draftChanged({ occupation: { id: 'aw:cook', name: 'Cook' } }));
    await pass(PAUSE_MS);
    store.dispatch(events.draftChanged({ occupation: null }));
    await pass(PAUSE_MS);
    expect(bodies).toMatchObject([{ occupation: 'aw:cook' }, { occupation: null }]);
  });

  it('is read with its name', async () => {
    const stored = aRecruiterVacancy({ occupation: 'aw:cook', occupation_name: 'Cook' });
    const { editor } = await openEditor({ vacancy: async () => stored });
    expect(editor().draft.occupation).toEqual({ id: 'aw:cook', name: 'Cook' });
    expect(requestBody(editor().draft).occupation).toBe('aw:cook');
  });

  it('is missing in drafts that an older release stored', async () => {
    const { editor } = await openEditor({});
    const { occupation: _, ...older } = editor().draft;
    expect(draftSchema.parse(older).occupation).toBeNull();
  });
});
