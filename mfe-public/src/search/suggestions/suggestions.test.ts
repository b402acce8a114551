import type { Suggestions } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { suggestionOptions } from './suggestionOptions.ts';
import type { SuggestionsApi } from './suggestionsApi.ts';
import { createSuggestionsSaga, SUGGESTIONS_DEBOUNCE_MS } from './suggestionsSaga.ts';
import { selectSuggestions, textTyped } from './suggestionsSlice.ts';

const cook = { id: 'aw:cook', name: 'Cook', label: 'Kok', language: 'nl', open: 3 } as const;
const found: Suggestions = {
  occupations: [cook],
  companies: [{ id: 3, name: 'Cas di Sabor', slug: 'cas-di-sabor', logo: null }],
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(suggest: SuggestionsApi['suggest']) {
  const store = createPortalStore();
  store.runFeatureSaga('public/suggestions', createSuggestionsSaga({ suggest }));
  return {
    type: (text: string) => store.dispatch(textTyped(text)),
    pause: async () => {
      await jest.advanceTimersByTimeAsync(SUGGESTIONS_DEBOUNCE_MS);
    },
    of: (text: string) => selectSuggestions(store.getState() as object, text),
  };
}

it('loads suggestions after a pause, once per text', async () => {
  const requested: string[] = [];
  const { type, pause, of } = open(async (text) => {
    requested.push(text);
    return found;
  });
  for (const text of ['k', 'ko', 'kok']) type(text);
  await pause();
  expect(requested).toEqual(['kok']);
  expect(of('kok')).toEqual(found);
  type('kok');
  await pause();
  expect(requested).toEqual(['kok']);
});

it('has no suggestions for a text that names a property of objects', () => {
  const { of } = open(async () => found);
  expect(of('constructor')).toBeUndefined();
});

it('aborts the request when the text changes', async () => {
  const signals: AbortSignal[] = [];
  const { type, pause } = open(async (_text, signal) => {
    signals.push(signal);
    return await new Promise<Suggestions>(() => {});
  });
  type('ko');
  await pause();
  type('kok');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('shows nothing after a failure and loads the next text', async () => {
  let isDown = true;
  const { type, pause, of } = open(async () => {
    if (isDown) throw new Error('down');
    return found;
  });
  type('ko');
  await pause();
  expect(of('ko')).toBeUndefined();
  isDown = false;
  type('kok');
  await pause();
  expect(of('kok')).toEqual(found);
});

describe('suggestionOptions', () => {
  it('lists continued searches, occupations with their English name, and companies', () => {
    const recent = [
      { label: 'kok noord', search: 'search_string=kok%20noord' },
      { label: 'waiter', search: 'search_string=waiter' },
    ];
    expect(suggestionOptions('kok', found, recent)).toEqual([
      { kind: 'recent', label: 'kok noord', action: { path: '/vacancies?search_string=kok%20noord' } },
      { kind: 'occupation', label: 'Kok', language: 'nl', note: 'Cook', open: 3, action: { search: 'Kok' } },
      { kind: 'company', label: 'Cas di Sabor', action: { path: '/companies/3' } },
    ]);
  });
});
