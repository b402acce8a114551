import { act, render, screen } from '@testing-library/react';
import {
  activateLocale,
  createTexts,
  DEFAULT_LOCALE,
  followRequests,
  I18nRoot,
  prepareLocale,
  textsSettled,
} from './index.ts';

const english = {
  'area.count': '{count, plural, one {# vacancy} other {# vacancies}}',
  'area.only': 'Only English',
};
const papiamento = { 'area.count': '{count, plural, one {# vacatura} other {# vacatura}}' };

const { text, useText } = createTexts(english, { pap: async () => ({ default: papiamento }) });
const { text: otherText } = createTexts({ 'area.count': 'Another part with the same key' });

function Count({ count }: { count: number }) {
  return <p>{useText()('area.count', { count })}</p>;
}

type Values = { 'area.count': { count: number } };
const checked = createTexts<typeof english, Values>(english);

describe('the texts of a package', () => {
  afterEach(() => act(() => activateLocale(DEFAULT_LOCALE)));

  it('select a plural form by count', () => {
    render(<Count count={1} />, { wrapper: I18nRoot });
    expect(screen.getByText('1 vacancy')).toBeVisible();
  });

  it('compile with exactly the values that they need', () => {
    const isCount = true as boolean;
    const neverCalled = () => {
      // @ts-expect-error -- The value is missing.
      checked.text('area.count');
      // @ts-expect-error -- It has another name.
      checked.text('area.count', { amount: 3 });
      // @ts-expect-error -- It is no number.
      checked.text('area.count', { count: '3' });
      // @ts-expect-error -- It has one more.
      checked.text('area.count', { count: 3, name: 'x' });
      // @ts-expect-error -- The text has no values.
      checked.text('area.only', { count: 3 });
      // @ts-expect-error -- One of the texts has values.
      checked.text(isCount ? 'area.count' : 'area.only');
      checked.text(isCount ? 'area.count' : 'area.only', { count: 3 });
    };
    // The compiler has checked each line.
    expect(neverCalled).toBeInstanceOf(Function);
  });

  it('do not mix with those of another package that uses the same key', () => {
    expect(text('area.count', { count: 1284 })).toBe('1,284 vacancies');
    expect(otherText('area.count')).toBe('Another part with the same key');
  });

  it('change on the page when another language is chosen, and are English where a translation is missing', async () => {
    render(<Count count={3} />, { wrapper: I18nRoot });
    await act(() => activateLocale('pap'));
    expect(screen.getByText('3 vacatura')).toBeVisible();
    expect(text('area.only')).toBe('Only English');
  });

  it('stay English in the package whose language cannot be fetched, and are fetched again', async () => {
    const load = jest
      .fn<Promise<{ default: Record<string, string> }>, []>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue({ default: { 'x.y': 'Hier' } });
    const broken = createTexts({ 'x.y': 'Here' }, { nl: load });
    const sound = createTexts({ 'x.y': 'There' }, { nl: async () => ({ default: { 'x.y': 'Daar' } }) });
    await act(() => activateLocale('nl'));
    expect([broken.text('x.y'), sound.text('x.y')]).toEqual(['Here', 'Daar']);
    await prepareLocale('nl');
    await prepareLocale('nl');
    expect([broken.text('x.y'), load.mock.calls.length]).toEqual(['Hier', 2]);
  });

  it('come from a build in slots, translations too, or as lists beside English keys from an older one', async () => {
    // A catalogue of one key, which has the only slot.
    const slots = [[0], ['Only']] as unknown as Record<'x.a', unknown>;
    const indexed = createTexts(slots, { nl: async () => ({ default: ['Enige'] }) });
    await prepareLocale('nl');
    expect([indexed.textIn('en')('x.a'), indexed.textIn('nl')('x.a')]).toEqual(['Only', 'Enige']);
    const some = { 'x.a': 'One', 'x.b': 'Two', 'x.c': 'Three' };
    const built = createTexts(some, { nl: async () => ({ default: ['Een', null, 'Drie'] }) });
    await prepareLocale('nl');
    const t = built.textIn('nl');
    expect([t('x.a'), t('x.b'), t('x.c')]).toEqual(['Een', 'Two', 'Drie']);
  });

  it('are awaited too when a package is loaded later, also while others load', async () => {
    await prepareLocale('es');
    let late: { textIn: (locale: string) => (key: 'x.y') => string } | undefined;
    createTexts(
      { 'x.y': 'First' },
      {
        es: async () => {
          late = createTexts({ 'x.y': 'Late' }, { es: async () => ({ default: { 'x.y': 'Tarde' } }) });
          return await Promise.resolve({ default: { 'x.y': 'Primero' } });
        },
      },
    );
    await prepareLocale('es');
    expect(late?.textIn('es')('x.y')).toBe('Tarde');
  });

  it('are awaited when they are registered after the language was chosen', async () => {
    await act(() => activateLocale('nl'));
    const late = createTexts({ 'x.y': 'Late' }, { nl: async () => ({ default: { 'x.y': 'Laat' } }) });
    expect(late.text('x.y')).toBe('Late');
    await act(textsSettled);
    expect(late.text('x.y')).toBe('Laat');
  });

  it('do not delay a page whose file does not arrive, and are shown when it does', async () => {
    jest.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<{ default: Record<string, string> }>();
    await act(() => activateLocale('nl'));
    const slow = createTexts({ 'x.y': 'Here' }, { nl: () => promise });
    const prepared = jest.fn();
    const waiting = prepareLocale().then(prepared);
    await jest.advanceTimersByTimeAsync(2900);
    expect(prepared).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(prepared).toHaveBeenCalled();
    await waiting;
    expect(slow.text('x.y')).toBe('Here');
    resolve({ default: { 'x.y': 'Hier' } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(slow.text('x.y')).toBe('Hier');
    jest.useRealTimers();
  });

  it('are those of the request on a server', async () => {
    await prepareLocale('pap');
    let request: 'pap' | undefined = 'pap';
    followRequests(() => request);
    expect(text('area.count', { count: 3 })).toBe('3 vacatura');
    request = undefined;
    expect(text('area.count', { count: 3 })).toBe('3 vacancies');
  });

  it('are rendered in the given language, whatever the language of the page', async () => {
    await act(() => activateLocale('pap'));
    render(
      <I18nRoot locale="en">
        <Count count={2} />
      </I18nRoot>,
    );
    expect(screen.getByText('2 vacancies')).toBeVisible();
  });
});
