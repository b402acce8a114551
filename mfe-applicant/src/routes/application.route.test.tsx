import { aHost, anApplicantApplication, aProfile, renderRoutes } from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const cook = anApplicantApplication({
  vacancy_id: 11,
  status: 'interview',
  cover_letter: 'Dear chef,\nI cook.',
  history: [
    { status: 'new', at: '2026-11-01T12:00:00.000Z', note: null },
    { status: 'interview', at: '2026-11-03T12:00:00.000Z', note: 'Tuesday at ten, at the back door.' },
  ],
});

function open(at: string) {
  const host = aHost({ profile: aProfile(), responses: { 'GET /applicant/applications': [cook] } });
  return renderRoutes(createRoutes(host), { host, at });
}

describe('/applicant/applications/:vacancyId', () => {
  it('shows the cover letter, the history with notes and the next step', async () => {
    open('/applicant/applications/11');
    expect(await screen.findByText(/Dear chef,\s+I cook\./)).toBeVisible();
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(history.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^Interview .*Tuesday at ten, at the back door\.$/),
      expect.stringMatching(/^Sent /),
    ]);
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    expect(next.getByText(/Kas di Sabor wants to meet you/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Line Cook' })).toHaveAttribute('href', '/vacancies/11');
  });

  it('links to the vacancy when no application was sent', async () => {
    open('/applicant/applications/12');
    expect(await screen.findByText('You have not applied to this vacancy')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View vacancy' })).toHaveAttribute('href', '/vacancies/12');
  });

  it('shows a 404 error for an invalid vacancy ID', async () => {
    open('/applicant/applications/none');
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
