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

describe('pagination', () => {
  it('has links that keep the search', () => {
    show(6, 12);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/?search=cook&page=7');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/?search=cook&page=5');
    expect(screen.getByRole('link', { name: 'Page 12' })).toHaveAttribute('href', '/?search=cook&page=12');
  });

  it('marks the current page', () => {
    show(6, 12);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 6');
  });

  it('has no link before the first or after the last page', () => {
    show(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
  });

  it('is hidden for a single page', () => {
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
