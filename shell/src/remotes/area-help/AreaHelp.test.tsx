import { I18nRoot } from '@cpa/shared/i18n';
import { storeSeenVacancies } from '@cpa/shared/remote';
import { aVacancyCard } from '@cpa/shared/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { AreaHelp } from './AreaHelp.tsx';

function open(remote: string, at = '/') {
  return render(
    <I18nRoot>
      <MemoryRouter initialEntries={[at]}>
        <AreaHelp remote={remote} />
      </MemoryRouter>
    </I18nRoot>,
  );
}

afterEach(() => sessionStorage.clear());

describe('where an area is missing', () => {
  test('the search keeps the words and leads on without our scripts', () => {
    open('mfe-public', '/vacancies?search_string=line%20cook&page=2');
    const field = screen.getByRole('searchbox', { name: 'Search vacancies' });
    expect(field).toHaveValue('line cook');
    expect(field).toHaveAttribute('name', 'search_string');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/vacancies');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('the vacancies that were last on screen are there', () => {
    storeSeenVacancies([aVacancyCard({ id: 7, title: 'Line Cook' })]);
    open('mfe-public');
    expect(screen.getByRole('region', { name: 'Vacancies you saw last' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Line Cook' })).toHaveAttribute('href', '/vacancies/7');
  });

  test.each([
    ['mfe-checkout', 'Nothing was charged.'],
    ['mfe-recruiter', /Your vacancies stay online/],
    ['mfe-applicant', /What you sent stays with the companies/],
  ])('of %s it says what need not be feared', (remote, sentence) => {
    open(remote);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test('one that the shell does not know gets no help, and no harm', () => {
    expect(open('mfe-new').container).toBeEmptyDOMElement();
  });
});
