import {
  aHost,
  anApplicantListItem,
  anOwnVacancy,
  aRecruiterProfile,
  aVacancyApplicants,
  renderRoutes,
  type Answers,
} from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const croes = anApplicantListItem({ id: 91, applicant_id: 71, name: 'Xiomara Croes', status: 'new' });
const maduro = anApplicantListItem({
  id: 92,
  applicant_id: 72,
  name: 'Jean-Pierre Maduro',
  status: 'interview',
});
const PAGE = '/recruiter-dashboard/vacancies/7/applicants';

function open(at: string, answers: Answers = {}) {
  const host = aHost({
    profile: aRecruiterProfile(),
    answers: {
      'GET /recruiter/vacancies': { vacancies: [anOwnVacancy({ id: 7, title: 'Line Cook' })] },
      'GET /recruiter/vacancy/7/applicants': aVacancyApplicants({ applicants: [croes, maduro] }),
      ...answers,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

describe('the applicants of a vacancy', () => {
  it('are a list under the name of the vacancy', async () => {
    open(PAGE);
    expect(await screen.findByText('2 applicants')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Xiomara Croes' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/applicants/91',
    );
    const crumbs = within(screen.getByRole('navigation', { name: 'Where you are' }));
    expect(crumbs.getByRole('link', { name: 'Line Cook' })).toHaveAttribute('href', '/vacancies/7');
  });

  it('are a board when the address says so, and the switch changes the address', async () => {
    const { user, address, host } = open(PAGE);
    await user.click(await screen.findByRole('link', { name: 'Board' }));
    expect(address()).toBe(`${PAGE}?view=board`);
    const interview = within(screen.getByRole('region', { name: 'Interview' }));
    expect(interview.getByRole('link', { name: 'Jean-Pierre Maduro' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Offer' })).getByText('Nobody here')).toBeVisible();
    expect(host.requests.filter(({ path }) => path.includes('applicants'))).toHaveLength(1);
  });

  it('are moved to another column with the keyboard alone, once the server confirmed', async () => {
    const { user, host } = open(`${PAGE}?view=board`, {
      'POST /recruiter/vacancy/7/applicants/71/status': { message: 'Done', current_status: 'offer' },
    });
    const trigger = await screen.findByRole('button', { name: 'New: change the status of Xiomara Croes' });
    trigger.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'Offer' });
    await user.keyboard('off{Enter}');
    const column = within(screen.getByRole('region', { name: 'Offer' }));
    expect(await column.findByRole('link', { name: 'Xiomara Croes' })).toBeVisible();
    expect(host.requests.at(-1)?.body).toEqual({ status: 'offer' });
    expect(host.toasts.shown.map(({ title }) => title)).toEqual([
      'Updating status...',
      'Application status updated',
    ]);
  });

  it('stay where they are when the server refuses', async () => {
    const { user, host } = open(`${PAGE}?view=board`, {
      'POST /recruiter/vacancy/7/applicants/71/status': { status: 500, body: { message: 'Oops', code: 'x' } },
    });
    await user.click(await screen.findByRole('button', { name: 'New: change the status of Xiomara Croes' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Rejected' }));
    const column = within(screen.getByRole('region', { name: 'New' }));
    expect(await column.findByRole('link', { name: 'Xiomara Croes' })).toBeVisible();
    expect(host.toasts.shown.at(-1)).toMatchObject({ kind: 'error', title: 'Failed to update status' });
  });

  it('say so when nobody has applied', async () => {
    open(PAGE, { 'GET /recruiter/vacancy/7/applicants': aVacancyApplicants({ applicants: [] }) });
    expect(await screen.findByText('Nobody has applied yet')).toBeVisible();
  });

  it('of another company are not there', async () => {
    open(PAGE, {
      'GET /recruiter/vacancy/7/applicants': { status: 404, body: { message: 'No.', code: 'x' } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not here');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each(['/recruiter-dashboard/vacancies/x/applicants', '/recruiter-dashboard/applicants/0'])(
    'cannot be at an address without an id: %s',
    async (at) => {
      open(at);
      expect(await screen.findByRole('alert')).toHaveTextContent('404');
    },
  );
});
