import {
  aHost,
  anApplicantListItem,
  anOwnVacancy,
  aRecruiterProfile,
  aStatusUpdated,
  aVacancyApplicants,
  renderRoutes,
  type FakeResponses,
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

function open(at: string, responses: FakeResponses = {}) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /recruiter/vacancies': { vacancies: [anOwnVacancy({ id: 7, title: 'Line Cook' })] },
      'GET /recruiter/vacancy/7/applicants': aVacancyApplicants({ applicants: [croes, maduro] }),
      ...responses,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

describe('/recruiter-dashboard/vacancies/:id/applicants', () => {
  it('shows a list with breadcrumbs', async () => {
    open(PAGE);
    expect(await screen.findByText('2 applicants')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Xiomara Croes' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/applicants/91',
    );
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(breadcrumbs.getByRole('link', { name: 'Line Cook' })).toHaveAttribute('href', '/vacancies/7');
  });

  it('switches to a board through the URL', async () => {
    const { user, address, host } = open(PAGE);
    await user.click(await screen.findByRole('link', { name: 'Board' }));
    expect(address()).toBe(`${PAGE}?view=board`);
    const interview = within(screen.getByRole('region', { name: 'Interview' }));
    expect(interview.getByRole('link', { name: 'Jean-Pierre Maduro' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Offer' })).getByText('No applicants')).toBeVisible();
    expect(host.requests.filter(({ path }) => path.includes('applicants'))).toHaveLength(1);
  });

  it('moves an applicant by keyboard after the server confirms', async () => {
    const { user, host } = open(`${PAGE}?view=board`, {
      'POST /recruiter/vacancy/7/applicants/71/status': aStatusUpdated({ current_status: 'offer' }),
    });
    const trigger = await screen.findByRole('button', { name: 'New: change status of Xiomara Croes' });
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

  it('keeps an applicant in place when the server rejects the change', async () => {
    const { user, host } = open(`${PAGE}?view=board`, {
      'POST /recruiter/vacancy/7/applicants/71/status': { status: 500, body: { message: 'Oops', code: 'x' } },
    });
    await user.click(await screen.findByRole('button', { name: 'New: change status of Xiomara Croes' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Rejected' }));
    const column = within(screen.getByRole('region', { name: 'New' }));
    expect(await column.findByRole('link', { name: 'Xiomara Croes' })).toBeVisible();
    expect(host.toasts.shown.at(-1)).toMatchObject({ kind: 'error', title: 'Failed to update status' });
  });

  it('shows an empty state without applicants', async () => {
    open(PAGE, { 'GET /recruiter/vacancy/7/applicants': aVacancyApplicants({ applicants: [] }) });
    expect(await screen.findByText('No applicants yet')).toBeVisible();
  });

  it('shows a not-found notice without retry for a vacancy of another company', async () => {
    open(PAGE, {
      'GET /recruiter/vacancy/7/applicants': { status: 404, body: { message: 'No.', code: 'x' } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not found');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each(['/recruiter-dashboard/vacancies/x/applicants', '/recruiter-dashboard/applicants/0'])(
    'shows a 404 error for an invalid ID: %s',
    async (at) => {
      open(at);
      expect(await screen.findByRole('alert')).toHaveTextContent('404');
    },
  );
});
