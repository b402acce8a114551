import type { Interview } from '@cpa/shared/contracts';
import {
  aHost,
  anApplicantReview,
  anInterview,
  aRecruiterProfile,
  type FakeResponses,
  flushPromises,
  renderRoutes,
} from '@cpa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';
import { applicationStatusesChanged, interviewChanged } from '../realtime/realtimeEvents.ts';

const LIST = 'GET /recruiter/applicants/91/interviews';
const review = anApplicantReview({ id: 91, name: 'Xiomara Croes', status: 'viewed', resume: null });

afterEach(() => sessionStorage.clear());

function open(responses: FakeResponses, application = review) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /recruiter/applicants/91': application,
      'GET /recruiter/applicants': { applicants: [] },
      'GET /recruiter/applicants/91/messages': { messages: [], closed: null },
      'GET /recruiter/applicants/91/busy-times': { busy: [] },
      ...responses,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/applicants/91' }) };
}

const card = async () => within(await screen.findByRole('region', { name: 'Interview' }));

describe('the interview on /recruiter-dashboard/applicants/:id', () => {
  it('proposes times in Aruba time and shows them', async () => {
    let interviews: object[] = [];
    const { user, host } = open({
      [LIST]: () => ({ interviews }),
      'POST /recruiter/applicants/91/interviews': () => {
        interviews = [anInterview()];
        return { status: 201, body: anInterview() };
      },
    });
    await user.click(await (await card()).findByRole('button', { name: 'Propose times…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Propose times for an interview' }));
    await user.click(dialog.getByRole('button', { name: 'Send times' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Fill in the day and the time');
    await user.type(dialog.getByLabelText('Day 1'), '2099-11-24');
    await user.type(dialog.getByLabelText('Time 1'), '10:00');
    await user.type(dialog.getByLabelText('Place'), 'Caya Grandi 14');
    await user.click(dialog.getByRole('button', { name: 'Send times' }));
    expect(await screen.findByText(/Xiomara Croes has to choose a time/)).toBeVisible();
    expect(host.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      times: ['2099-11-24T14:00:00.000Z'],
      minutes: 45,
      place: 'Caya Grandi 14',
      note: '',
    });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Interview' })).toHaveFocus());
  });

  it('reports saved times as saved, and reads nothing again for another application', async () => {
    let reads = 0;
    const { user, host } = open({
      [LIST]: () => {
        reads += 1;
        return reads === 1
          ? { interviews: [anInterview()] }
          : { status: 503, body: { message: 'Away', code: 'x' } };
      },
      'POST /recruiter/interviews/31/times': anInterview({ place: 'Havenstraat 2' }),
    });
    await user.click(await (await card()).findByRole('button', { name: 'Change times…' }));
    await user.click(screen.getByRole('button', { name: 'Send times' }));
    expect(await screen.findByText(/Havenstraat 2/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    host.store.dispatch(applicationStatusesChanged({ changes: [{ id: 92, status: 'viewed' }] }));
    host.store.dispatch(interviewChanged({ applicationId: 92 }));
    expect(reads).toBe(1);
  });

  it('keeps the input when the server rejects it and after a reload', async () => {
    const responses = {
      [LIST]: { interviews: [] },
      'POST /recruiter/applicants/91/interviews': {
        status: 403,
        body: { message: 'Viewers only read.', code: 'viewer' },
      },
    };
    const { user, unmount } = open(responses);
    await user.click(await (await card()).findByRole('button', { name: 'Propose times…' }));
    await user.type(screen.getByLabelText('Day 1'), '2099-11-24');
    await user.type(screen.getByLabelText('Time 1'), '10:00');
    await user.type(screen.getByLabelText('Place'), 'Caya Grandi 14');
    await user.click(screen.getByRole('button', { name: 'Send times' }));
    expect(await screen.findByText('Viewers only read.')).toBeVisible();
    unmount();
    const again = open(responses);
    await again.user.click(await (await card()).findByRole('button', { name: 'Propose times…' }));
    expect(screen.getByLabelText('Place')).toHaveValue('Caya Grandi 14');
  });

  it('shows the answer of the applicant live and changes the times of the same interview', async () => {
    let interviews = [anInterview()];
    const { user, host } = open({
      [LIST]: () => ({ interviews }),
      'POST /recruiter/interviews/31/times': anInterview(),
    });
    await (await card()).findByText(/has to choose a time/);
    interviews = [anInterview({ status: 'declined', message: 'Only mornings.' })];
    host.store.dispatch(interviewChanged({ applicationId: 91 }));
    expect(await screen.findByText('Only mornings.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change times…' }));
    await user.click(screen.getByRole('button', { name: 'Send times' }));
    expect(host.requests.some(({ path }) => path.endsWith('/interviews/31/times'))).toBe(true);
  });

  it('moves a confirmed interview to one other time', async () => {
    const starts_at = '2099-11-25T19:30:00.000Z';
    const { user, host } = open({
      [LIST]: { interviews: [anInterview({ status: 'confirmed', starts_at })] },
      'POST /recruiter/interviews/31/times': anInterview({
        status: 'confirmed',
        starts_at: '2099-11-26T19:30:00.000Z',
      }),
    });
    await user.click(await (await card()).findByRole('button', { name: 'Move…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move the interview' }));
    expect(dialog.getByText(/^Now: .*25.*15:30/)).toBeVisible();
    expect(dialog.getByLabelText('Day 1')).toHaveValue('2099-11-25');
    expect(dialog.queryByLabelText('Day 2')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Add another time' })).not.toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Day 1'));
    await user.type(dialog.getByLabelText('Day 1'), '2099-11-26');
    await user.click(dialog.getByRole('button', { name: 'Move and notify Xiomara Croes' }));
    expect(await screen.findByText(/^Confirmed: .*26.*15:30/)).toBeVisible();
    expect(host.requests.find(({ path }) => path.endsWith('/times'))?.body).toMatchObject({
      times: ['2099-11-26T19:30:00.000Z'],
    });
  });

  it('undoes a move while the server postpones it', async () => {
    const confirmed = anInterview({ status: 'confirmed', starts_at: '2099-11-25T19:30:00.000Z' });
    const undo_until = new Date(Date.now() + 10_000).toISOString();
    const { user } = open({
      [LIST]: { interviews: [confirmed] },
      'POST /recruiter/interviews/31/times': {
        ...confirmed,
        starts_at: '2099-11-26T19:30:00.000Z',
        undo_until,
      },
      'POST /recruiter/interviews/31/move/undo': confirmed,
    });
    await user.click(await (await card()).findByRole('button', { name: 'Move…' }));
    await user.click(screen.getByRole('button', { name: 'Move and notify Xiomara Croes' }));
    expect(await screen.findByText('The interview was moved')).toBeVisible();
    expect((await card()).getByText(/^Confirmed: .*26.*15:30/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await (await card()).findByText(/^Confirmed: .*25.*15:30/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('offers no second undo when a list arrives that was requested before the undo', async () => {
    const confirmed = anInterview({ status: 'confirmed', starts_at: '2099-11-25T19:30:00.000Z' });
    const undo_until = new Date(Date.now() + 10_000).toISOString();
    const moved = { ...confirmed, starts_at: '2099-11-26T19:30:00.000Z', undo_until };
    const late = Promise.withResolvers<{ interviews: Interview[] }>();
    const lists = [{ interviews: [moved] }, late.promise, { interviews: [confirmed] }];
    const { user, host } = open({
      [LIST]: () => lists.shift(),
      'POST /recruiter/interviews/31/move/undo': confirmed,
    });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => void host.store.dispatch(interviewChanged({ applicationId: 91 })));
    await user.click(undo);
    late.resolve({ interviews: [moved] });
    expect(await (await card()).findByText(/^Confirmed: .*25.*15:30/)).toBeVisible();
    await act(flushPromises);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(lists).toEqual([]);
  });

  it('offers to undo a move after the page was loaded again, while there is time', async () => {
    const moved = anInterview({ status: 'confirmed', starts_at: '2099-11-26T19:30:00.000Z' });
    const read = (secondsLeft: number) => ({
      [LIST]: {
        interviews: [{ ...moved, undo_until: new Date(Date.now() + secondsLeft * 1000).toISOString() }],
      },
      'POST /recruiter/interviews/31/move/undo': { ...moved, starts_at: '2099-11-25T19:30:00.000Z' },
    });
    const late = open(read(-1));
    expect(await (await card()).findByText(/^Confirmed: .*26.*15:30/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    late.unmount();
    const { user } = open(read(8));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await (await card()).findByText(/^Confirmed: .*25.*15:30/)).toBeVisible();
  });

  it('offers no undo after the move was undone by a colleague', async () => {
    const moved = anInterview({ status: 'confirmed', starts_at: '2099-11-26T19:30:00.000Z' });
    let interview: object = { ...moved, undo_until: new Date(Date.now() + 8000).toISOString() };
    const { host } = open({ [LIST]: () => ({ interviews: [interview] }) });
    await screen.findByRole('button', { name: 'Undo' });
    interview = { ...moved, starts_at: '2099-11-25T19:30:00.000Z' };
    host.store.dispatch(interviewChanged({ applicationId: 91 }));
    expect(await (await card()).findByText(/^Confirmed: .*25.*15:30/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('sends nothing when the time is the one that the applicant knows', async () => {
    const confirmed = anInterview({ status: 'confirmed', starts_at: '2099-11-25T19:30:00.000Z' });
    const { user, host } = open({
      [LIST]: { interviews: [confirmed] },
      'POST /recruiter/interviews/31/times': confirmed,
    });
    await user.click(await (await card()).findByRole('button', { name: 'Move…' }));
    await user.click(screen.getByRole('button', { name: 'Move and notify Xiomara Croes' }));
    await waitFor(() => expect(host.toasts.shown).toHaveLength(1));
    expect(host.toasts.shown[0]).toMatchObject({ title: 'The applicant knows this time already' });
  });

  it.each([
    [true, /Xiomara Croes and the recruiter who proposed the interview each get one e-mail/],
    [false, /Xiomara Croes and you each get one e-mail/],
  ])('names who is mailed of a move while the proposer is in the company: %s', async (has_proposer, text) => {
    const starts_at = '2099-11-25T19:30:00.000Z';
    const interview = anInterview({ status: 'confirmed', starts_at, has_proposer });
    const { user } = open({ [LIST]: { interviews: [interview] } });
    await user.click(await (await card()).findByRole('button', { name: 'Move…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move the interview' }));
    expect(dialog.getByText(text)).toBeVisible();
  });

  it('cancels only with a reason', async () => {
    const { user, host } = open({
      [LIST]: { interviews: [anInterview()] },
      'POST /recruiter/interviews/31/cancel': anInterview({ status: 'cancelled', cancelled_by: 'company' }),
    });
    await user.click(await (await card()).findByRole('button', { name: 'Cancel…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel the interview?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    expect(dialog.getByText('Write a short reason. The applicant reads it.')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    expect(host.requests.find(({ path }) => path.endsWith('/cancel'))?.body).toEqual({ reason: 'Ill' });
  });

  it('offers no proposal for an ended application and a retry after a failed load', async () => {
    let attempts = 0;
    const { user } = open(
      {
        [LIST]: () => {
          attempts += 1;
          return attempts === 1 ? { status: 500, body: { message: 'Oops', code: 'x' } } : { interviews: [] };
        },
      },
      { ...review, status: 'rejected' },
    );
    await user.click(await (await card()).findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No interview was arranged.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Propose times…' })).not.toBeInTheDocument();
  });

  it('says which interview is off and why, and claims nothing after an erasure', async () => {
    const ended = { cause: 'erased', at: '2026-11-20T14:00:00.000Z' } as const;
    const cancelled = anInterview({
      status: 'cancelled',
      cancelled_by: 'applicant',
      starts_at: '2099-11-24T14:00:00.000Z',
      place: '',
    });
    const { unmount } = open({ [LIST]: { interviews: [cancelled] } }, { ...review, name: null, ended });
    const shown = await card();
    expect(await shown.findByText(/^The interview on .*24.*10:00 \(Aruba time\) is off$/)).toBeVisible();
    expect(shown.getByText(/^The applicant deleted their data\. Called off /)).toBeVisible();
    unmount();
    open({ [LIST]: { interviews: [] } }, { ...review, name: null, ended });
    expect(await (await card()).findByText('No interview is planned.')).toBeVisible();
  });

  it('ends the line of an interview without a place with its length', async () => {
    open({ [LIST]: { interviews: [anInterview({ place: '' })] } });
    expect(await (await card()).findByText('45 minutes')).toBeVisible();
  });
});
