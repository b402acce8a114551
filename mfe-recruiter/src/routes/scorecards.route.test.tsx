import type { Scorecard } from '@cpa/shared/contracts';
import {
  aHost,
  anApplicantReview,
  anInterview,
  aRecruiterProfile,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';
import { interviewChanged } from '../realtime/realtimeEvents.ts';

const LIST = 'GET /recruiter/applicants/91/scorecards';
const SAVE = 'PUT /recruiter/interviews/31/scorecard';
const profile = aRecruiterProfile();
const review = anApplicantReview({ id: 91, company_id: profile.companies[0]!.id, resume: null });
const held = anInterview({ status: 'confirmed', starts_at: '2026-11-20T14:00:00.000Z' });

const SCORES = { skills: 4, experience: 3, communication: 5, recommendation: 'yes', comment: 'Calm.' };
const aCard = (change: object = {}): Scorecard => ({
  ...(SCORES as Scorecard),
  interview_id: 31,
  by: 'Luis Croes',
  is_own: false,
  at: '2026-11-20T15:00:00.000Z',
  ...change,
});

function open(responses: FakeResponses, { interview = held, signedIn = profile } = {}) {
  const host = aHost({
    profile: signedIn,
    responses: {
      'GET /recruiter/applicants/91': review,
      'GET /recruiter/applicants': { applicants: [] },
      'GET /recruiter/applicants/91/messages': { messages: [], closed: null },
      'GET /recruiter/applicants/91/interviews': { interviews: [interview] },
      [LIST]: { scorecards: [] },
      ...responses,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/applicants/91' }) };
}

const section = async () => within(await screen.findByRole('region', { name: 'Interview scorecards' }));

describe('the scorecards on /recruiter-dashboard/applicants/:id', () => {
  it('shows the cards of colleagues, also of one who has left', async () => {
    open({ [LIST]: { scorecards: [aCard(), aCard({ by: null, recommendation: 'strong_no' })] } });
    const cards = await (await section()).findAllByRole('listitem');
    expect(cards[0]).toHaveTextContent(/Luis Croes.*Recommended for the jobYes.*Skills4 of 5.*Calm\./);
    expect(cards[1]).toHaveTextContent(/^Someone who left.*Certainly not/);
  });

  it('rates an interview and moves the focus to the heading', async () => {
    const { user, host } = open({ [SAVE]: aCard({ is_own: true }) });
    const card = await section();
    expect(await card.findByText('Nobody has rated this interview yet.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Rate this interview' }));
    expect(card.getByRole('combobox', { name: 'Skills' })).toHaveFocus();
    await user.selectOptions(card.getByRole('combobox', { name: 'Skills' }), '4 of 5');
    await user.click(card.getByRole('button', { name: 'Save scorecard' }));
    expect(card.getByRole('combobox', { name: 'Experience' })).toHaveFocus();
    expect(card.getAllByText('Choose one.')).toHaveLength(3);
    await user.selectOptions(card.getByRole('combobox', { name: 'Experience' }), '3 of 5');
    await user.selectOptions(card.getByRole('combobox', { name: 'Communication' }), '5 of 5');
    await user.selectOptions(card.getByRole('combobox', { name: 'Recommended for the job' }), 'Yes');
    await user.type(card.getByRole('textbox', { name: /Comment/ }), ' Calm. ');
    await user.click(card.getByRole('button', { name: 'Save scorecard' }));
    expect(await card.findByRole('button', { name: 'Edit your scorecard' })).toBeVisible();
    expect(card.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(card.getByRole('listitem')).toHaveTextContent(/^You/);
    expect(
      host.requests.find(({ method, path }) => method === 'PUT' && path.includes('/scorecard'))?.body,
    ).toEqual(SCORES);
  });

  it('keeps the input when saving fails', async () => {
    const { user } = open({
      [LIST]: { scorecards: [aCard({ is_own: true })] },
      [SAVE]: { status: 503, body: {} },
    });
    const card = await section();
    await user.click(await card.findByRole('button', { name: 'Edit your scorecard' }));
    await user.type(card.getByRole('textbox', { name: /Comment/ }), ' Dutch!');
    await user.click(card.getByRole('button', { name: 'Save scorecard' }));
    expect(await card.findByRole('alert')).toBeVisible();
    expect(card.getByRole('textbox', { name: /Comment/ })).toHaveValue('Calm. Dutch!');
    await user.click(card.getByRole('button', { name: 'Cancel' }));
    expect(card.getByRole('listitem')).toHaveTextContent('Calm.');
    expect(card.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('reads the cards again after a change of a colleague', async () => {
    let scorecards: Scorecard[] = [];
    const { host } = open({ [LIST]: () => ({ scorecards }) });
    const card = await section();
    await card.findByText('Nobody has rated this interview yet.');
    scorecards = [aCard()];
    act(() => void host.store.dispatch(interviewChanged({ applicationId: 91 })));
    expect(await card.findByText('Calm.')).toBeVisible();
  });

  it('shows a failed read with retry', async () => {
    const { user, host } = open({ [LIST]: { status: 503, body: {} } });
    await user.click(await (await section()).findByRole('button', { name: /again/i }));
    const reads = () => host.requests.filter(({ path }) => path.endsWith('/scorecards'));
    await waitFor(() => expect(reads()).toHaveLength(2));
  });

  it('offers a viewer no form', async () => {
    const companies = profile.companies.map((company) => ({ ...company, membership: 'viewer' as const }));
    open({}, { signedIn: { ...profile, companies } });
    const card = await section();
    expect(await card.findByText('Nobody has rated this interview yet.')).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is not there before the interview', async () => {
    const { host } = open({}, { interview: { ...held, starts_at: '2099-11-20T14:00:00.000Z' } });
    expect(await screen.findByText(/20 November/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Interview scorecards' })).not.toBeInTheDocument();
    expect(host.requests.some(({ path }) => path.endsWith('/scorecards'))).toBe(false);
  });
});
