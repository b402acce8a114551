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
  const host = aHost({ profile: aProfile(), answers: { 'GET /applicant/applications': [cook] } });
  return renderRoutes(createRoutes(host), { host, at });
}

describe('one application', () => {
  it('shows what was sent, what happened with the company’s words, and what comes next', async () => {
    open('/applicant/applications/11');
    expect(await screen.findByText(/Dear chef,\s+I cook\./)).toBeVisible();
    const history = within(screen.getByRole('region', { name: 'How it went' }));
    expect(history.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^Interview .*Tuesday at ten, at the back door\.$/),
      expect.stringMatching(/^Sent /),
    ]);
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    expect(next.getByText(/Kas di Sabor wants to meet you/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Line Cook' })).toHaveAttribute('href', '/vacancies/11');
  });

  it('that was never sent leads to the vacancy instead', async () => {
    open('/applicant/applications/12');
    expect(await screen.findByText('You have not applied to this vacancy')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the vacancy' })).toHaveAttribute('href', '/vacancies/12');
  });

  it('cannot be at an address without an id', async () => {
    open('/applicant/applications/none');
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
