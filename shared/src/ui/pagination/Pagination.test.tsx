import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { I18nRoot } from '../../i18n/index.ts';
import { pageNumbers } from './pageNumbers.ts';
import { Pagination } from './Pagination.tsx';

const show = (page: number, lastPage: number) =>
  render(
    <I18nRoot>
      <MemoryRouter>
        <Pagination page={page} lastPage={lastPage} hrefFor={(number) => `?search=cook&page=${number}`} />
      </MemoryRouter>
    </I18nRoot>,
  );

describe('the pages of a list', () => {
  it('are links that keep the search', () => {
    show(6, 12);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/?search=cook&page=7');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/?search=cook&page=5');
    expect(screen.getByRole('link', { name: 'Page 12' })).toHaveAttribute('href', '/?search=cook&page=12');
  });

  it('tell which one is open', () => {
    show(6, 12);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 6');
  });

  it('do not lead before the first or behind the last', () => {
    show(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
  });

  it('are not shown where there is one page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each([
    [1, 12, [1, 2, null, 12]],
    [3, 12, [1, 2, 3, 4, null, 12]],
    [4, 12, [1, 2, 3, 4, 5, null, 12]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [12, 12, [1, null, 11, 12]],
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
  ])('at %s of %s number %j', (page, last, expected) => {
    expect(pageNumbers(page, last)).toEqual(expected);
  });
});
