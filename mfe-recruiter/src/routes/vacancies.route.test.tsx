import {
  aHost,
  anOwnVacancy,
  aRecruiterProfile,
  renderRoutes,
  type FakeResponses,
} from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

function open(vacancies: FakeResponses[string]) {
  const host = aHost({ profile: aRecruiterProfile(), responses: { 'GET /recruiter/vacancies': vacancies } });
  return renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/vacancies' });
}

describe('/recruiter-dashboard/vacancies', () => {
  it('shows each vacancy with its status and closing date', async () => {
    open({
      vacancies: [
        anOwnVacancy({ id: 1, title: 'Barista', status: 'draft', valid_through: null, applicants_count: 0 }),
        anOwnVacancy({
          id: 2,
          title: 'Line Cook',
          status: 'closed',
          valid_through: '2026-01-31',
          sponsored: true,
        }),
      ],
    });
    expect(await screen.findByText('2 vacancies')).toBeVisible();
    const [barista, cook] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    expect(barista).toHaveTextContent(/Barista.*Draft.*No applicants yet.*No date set/);
    expect(cook).toHaveTextContent(/Line Cook.*Closed.*Sponsored.*31 January 2026/);
  });

  it('marks the current page in the side navigation', async () => {
    open({ vacancies: [] });
    const sidebar = within(await screen.findByRole('navigation', { name: 'Recruiter pages' }));
    expect(sidebar.getByRole('link', { name: 'Vacancies', current: 'page' })).toBeVisible();
    expect(sidebar.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
  });

  it('shows a placeholder while loading', async () => {
    open(() => new Promise(() => {}));
    expect(await screen.findByRole('status')).toHaveTextContent('Loading your vacancies');
    expect(screen.getByRole('heading', { level: 1, name: 'Vacancies' })).toBeVisible();
  });
});
