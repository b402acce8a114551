import { addDays, dayInAruba } from '@cpa/shared/contracts';
import {
  aHost,
  anApplicantReview,
  anInterview,
  aRecruiterProfile,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const review = anApplicantReview({ id: 91, name: 'Xiomara Croes', status: 'viewed', resume: null });
/** The day on which the week opens. */
const DAY = addDays(dayInAruba(new Date()), 1);
const at = (time: string) => new Date(`${DAY}T${time}:00-04:00`).toISOString();

afterEach(() => sessionStorage.clear());

async function open(responses: FakeResponses = {}) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /recruiter/applicants/91': review,
      'GET /recruiter/applicants': { applicants: [] },
      'GET /recruiter/applicants/91/messages': { messages: [], closed: null },
      'GET /recruiter/applicants/91/interviews': { interviews: [] },
      'GET /recruiter/applicants/91/busy-times': {
        busy: [{ starts_at: at('10:00'), ends_at: at('10:45'), name: 'Igor W.' }],
      },
      ...responses,
    },
  });
  const page = renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/applicants/91' });
  await page.user.click(await screen.findByRole('button', { name: /^(Propose times|Move)…$/ }));
  return { ...page, host };
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
  .format(new Date(DAY))
  .replace(',', '');

/** Finds a slot of the day by its label. */
const slot = async (label: string) => screen.findByLabelText(`${WEEKDAY}, ${label}`);
const BUSY = 'Overlaps the interview with Igor W., 10:00–10:45';

describe('the week of a proposal', () => {
  it('offers free times with the keyboard and takes one back', async () => {
    const { user, host } = await open({
      'POST /recruiter/applicants/91/interviews': { status: 201, body: anInterview() },
    });
    const first = await slot('09:00: Free');
    expect(
      within(screen.getByRole('grid'))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    first.focus();
    await user.keyboard(' {ArrowUp}{Enter}{ArrowUp}{Enter}{Enter}');
    expect(screen.getByLabelText('Day 1')).toHaveValue(DAY);
    expect(screen.getByLabelText('Time 1')).toHaveValue('09:00');
    expect(screen.getByLabelText('Time 2')).toHaveValue('08:30');
    expect(screen.queryByLabelText('Time 3')).not.toBeInTheDocument();
    expect(await slot('08:00: Free')).toHaveFocus();
    await user.type(screen.getByLabelText('Place'), 'Caya Grandi 14');
    await user.click(screen.getByRole('button', { name: 'Send times' }));
    expect(host.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      times: [at('09:00'), at('08:30')],
    });
  });

  it('picks no time that overlaps another interview, and names the interview', async () => {
    const { user } = await open();
    await user.click(await slot(`10:30: ${BUSY}`));
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(BUSY);
    expect(screen.getByLabelText('Time 1')).toHaveValue('');
    expect(await slot(`09:30: ${BUSY}`)).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(screen.getByLabelText('Length'), '30');
    expect(await slot('09:30: Free')).toBeVisible();
  });

  it('shows beside a typed time what it overlaps', async () => {
    const { user } = await open();
    await slot('09:00: Free');
    await user.type(screen.getByLabelText('Day 1'), DAY);
    await user.type(screen.getByLabelText('Time 1'), '10:15');
    expect(screen.getByText(BUSY)).toBeVisible();
    expect(await slot(`10:15: Offered: ${BUSY}`)).toBeVisible();
  });

  it('replaces the time of a move', async () => {
    const confirmed = anInterview({ status: 'confirmed', starts_at: at('14:00') });
    const { user } = await open({ 'GET /recruiter/applicants/91/interviews': { interviews: [confirmed] } });
    await user.click(await slot('15:30: Free'));
    expect(screen.getByLabelText('Time 1')).toHaveValue('15:30');
    expect(await slot('14:00: Free')).toBeVisible();
  });

  it('shows no week while other interviews are unknown, and retries', async () => {
    let isDown = true;
    const { user } = await open({
      'GET /recruiter/applicants/91/busy-times': () =>
        isDown ? { status: 503, body: { message: 'Away', code: 'x' } } : { busy: [] },
    });
    const retry = await within(screen.getByRole('dialog')).findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Day 1')).toBeVisible();
    isDown = false;
    await user.click(retry);
    expect(await slot('10:00: Free')).toBeVisible();
  });
});
