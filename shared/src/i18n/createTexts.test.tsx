import { act, render, screen } from '@testing-library/react';
import { activateLocale, createTexts, DEFAULT_LOCALE, I18nRoot } from './index.ts';

const english = {
  'area.count': '{count, plural, one {# vacancy} other {# vacancies}}',
  'area.only': 'Only English',
};
const papiamento = { 'area.count': '{count, plural, one {# vakatura} other {# vakatura}}' };

const { text, useText } = createTexts(english, { pap: async () => ({ default: papiamento }) });
const { text: otherText } = createTexts({ 'area.count': 'Another part with the same key' });

function Count({ count }: { count: number }) {
  return <p>{useText()('area.count', { count })}</p>;
}

describe('the texts of a part', () => {
  afterEach(() => act(() => activateLocale(DEFAULT_LOCALE)));

  it('count in words', () => {
    render(<Count count={1} />, { wrapper: I18nRoot });
    expect(screen.getByText('1 vacancy')).toBeVisible();
  });

  it('do not mix with those of another part that uses the same key', () => {
    expect(text('area.count', { count: 1284 })).toBe('1,284 vacancies');
    expect(otherText('area.count')).toBe('Another part with the same key');
  });

  it('change on the page when another language is chosen, and speak English where it has no word', async () => {
    render(<Count count={3} />, { wrapper: I18nRoot });
    await act(() => activateLocale('pap'));
    expect(screen.getByText('3 vakatura')).toBeVisible();
    expect(text('area.only')).toBe('Only English');
  });

  it('stay as they are when the other language cannot be fetched', async () => {
    createTexts({ 'x.y': 'Here' }, { nl: async () => Promise.reject(new Error('no network')) });
    await expect(activateLocale('nl')).rejects.toThrow('no network');
    expect(text('area.count', { count: 2 })).toBe('2 vacancies');
  });

  it('are rendered in the language that is named, whatever the page speaks', async () => {
    await act(() => activateLocale('pap'));
    render(
      <I18nRoot locale="en">
        <Count count={2} />
      </I18nRoot>,
    );
    expect(screen.getByText('2 vacancies')).toBeVisible();
  });
});
