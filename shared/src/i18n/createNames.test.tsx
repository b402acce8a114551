import { act, render, screen } from '@testing-library/react';
import { activateLocale } from './catalogues.ts';
import { createNames } from './createNames.ts';
import { I18nRoot } from './I18nRoot.tsx';

const useName = createNames({ nl: async () => ({ default: { Construction: 'Bouw' } }) });

function Names({ of }: { of: string[] }) {
  const nameOf = useName();
  return <p>{of.map((name) => nameOf(name)).join(', ')}</p>;
}

afterEach(async () => await act(() => activateLocale('en')));

it('returns a name in the language of the page, and unchanged without a translation', async () => {
  render(<Names of={['Construction', 'EPB']} />, { wrapper: I18nRoot });
  expect(screen.getByText('Construction, EPB')).toBeVisible();
  await act(() => activateLocale('nl'));
  expect(screen.getByText('Bouw, EPB')).toBeVisible();
});
