import {
  aHost,
  anApplicantListItem,
  anOwnVacancy,
  aRecruiterProfile,
  aVacancyApplicants,
  renderRoutes,
  type FakeResponses,
} from '@cpa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

const changed = {
  message: 'Done',
  current_status: 'offer',
  change_id: 5,
  effective_at: '2026-11-20T10:00:00.000Z',
};
const column = (name: string) => within(screen.getByRole('region', { name }));

describe('/recruiter-dashboard/vacancies/:id/applicants', () => {
  it('shows a table with breadcrumbs', async () => {
    open(PAGE);
    expect(await screen.findByRole('link', { name: 'Xiomara Croes' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/applicants/91?vacancy=7',
    );
    expect(screen.getByText('2 active of 2 applicants')).toBeVisible();
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(breadcrumbs.getByRole('link', { name: 'Line Cook' })).toHaveAttribute('href', '/vacancies/7');
  });

  it('switches to a board through the URL and keeps the filter', async () => {
    const { user, address, host } = open(`${PAGE}?search=maduro`);
    await user.click(await screen.findByRole('link', { name: 'Board' }));
    expect(address()).toBe(`${PAGE}?view=board&search=maduro`);
    expect(await screen.findByRole('region', { name: 'Interview' })).toBeVisible();
    expect(column('Interview').getByRole('link', { name: 'Jean-Pierre Maduro' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/applicants/92?view=board&search=maduro&vacancy=7&stage=interview',
    );
    expect(screen.getByRole('button', { name: 'New, no applicants: open column' })).toBeVisible();
    expect(host.requests.filter(({ path }) => path.endsWith('/applicants'))).toHaveLength(1);
  });

  it('opens an empty column and closes it again', async () => {
    const { user } = open(`${PAGE}?view=board`);
    await user.click(await screen.findByRole('button', { name: 'Offer, no applicants: open column' }));
    expect(column('Offer').getByText('No applicants')).toBeVisible();
    expect(column('Offer').getByRole('button', { name: 'Collapse Offer' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Collapse Offer' }));
    expect(screen.queryByRole('region', { name: 'Offer' })).not.toBeInTheDocument();
  });

  it('shows unread messages on the cards', async () => {
    open(`${PAGE}?view=board`, {
      'GET /recruiter/vacancy/7/applicants': aVacancyApplicants({
        applicants: [{ ...croes, unread_messages: 2 }],
      }),
    });
    expect(await screen.findByTitle('2 unread messages')).toHaveTextContent('2');
  });

  it('moves an applicant by keyboard, focuses the card and undoes the move', async () => {
    const { user, host } = open(`${PAGE}?view=board`, {
      'POST /recruiter/vacancy/7/applicants/71/status': changed,
      'POST /recruiter/status-changes/5/undo': { current_status: 'new' },
    });
    const trigger = await screen.findByRole('button', { name: 'Move Xiomara Croes' });
    act(() => trigger.focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'Offer' });
    await user.keyboard('off{Enter}');
    const card = await within(await screen.findByRole('region', { name: 'Offer' })).findByRole('link', {
      name: 'Xiomara Croes',
    });
    await waitFor(() => expect(card).toHaveFocus());
    expect(host.requests.at(-1)?.body).toEqual({ status: 'offer', known_status: 'new' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await within(await screen.findByRole('region', { name: 'New' })).findByRole('link'),
    ).toHaveTextContent('Xiomara Croes');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('offers to undo the latest of several moves in one line, and then the one before', async () => {
    const { user, host } = open(`${PAGE}?view=board`, {
      'POST /recruiter/vacancy/7/applicants/71/status': changed,
      'POST /recruiter/vacancy/7/applicants/72/status': { ...changed, change_id: 6 },
      'POST /recruiter/status-changes/6/undo': { current_status: 'interview' },
    });
    for (const name of ['Xiomara Croes', 'Jean-Pierre Maduro']) {
      /* oxlint-disable no-await-in-loop -- One move after the other. */
      await user.click(await screen.findByRole('button', { name: `Move ${name}` }));
      await user.click(await screen.findByRole('menuitemradio', { name: 'Offer' }));
      expect(await screen.findByText(`${name} is now in Offer.`)).toBeVisible();
      /* oxlint-enable no-await-in-loop */
    }
    expect(screen.getByText('+1 more')).toBeVisible();
    expect(screen.queryByText('Xiomara Croes is now in Offer.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Xiomara Croes is now in Offer.')).toBeVisible();
    expect(screen.queryByText('+1 more')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(host.requests.at(-1)?.path).toBe('/recruiter/status-changes/6/undo');
  });

  it('lifts a card with Enter, moves it with the arrow keys and drops it with Enter', async () => {
    const { user, host, address } = open(`${PAGE}?view=board`, {
      'POST /recruiter/vacancy/7/applicants/71/status': { ...changed, current_status: 'shortlisted' },
    });
    const card = await screen.findByRole('listitem', { name: 'Xiomara Croes' });
    act(() => card.focus());
    expect(card).toHaveAccessibleDescription(/^Press Enter to lift the card/);
    await user.keyboard('{Enter}');
    expect(screen.getByText(/^Xiomara Croes lifted from New, position 1 of 1\./)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Viewed', { selector: 'output' })).toBeInTheDocument();
    expect(host.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByText('Xiomara Croes dropped: Shortlisted.')).toBeInTheDocument();
    await waitFor(() =>
      expect(host.requests.at(-1)?.body).toEqual({ status: 'shortlisted', known_status: 'new' }),
    );
    expect(address()).toBe(`${PAGE}?view=board`);
  });

  it('places a lifted card in its column, and puts it back on Escape', async () => {
    const below = { ...croes, id: 93, name: 'Aisha Tromp', board_position: croes.board_position - 10 };
    const { user, host } = open(`${PAGE}?view=board`, {
      'GET /recruiter/vacancy/7/applicants': aVacancyApplicants({ applicants: [croes, below] }),
      'PUT /recruiter/applicants/91/board-position': {
        board_position: croes.board_position - 11,
        version: 1,
        others: [],
      },
    });
    const card = await screen.findByRole('listitem', { name: 'Xiomara Croes' });
    act(() => card.focus());
    await user.keyboard('{Enter}{ArrowDown}');
    expect(screen.getByText('New, position 2 of 2')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Xiomara Croes is back in New.')).toBeInTheDocument();
    expect(card).toHaveFocus();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(host.requests.at(-1)).toMatchObject({ method: 'PUT', body: { above: 93, below: null } }),
    );
  });

  it('opens the applicant with Enter on the name', async () => {
    const { user, address } = open(`${PAGE}?view=board`);
    const name = await screen.findByRole('link', { name: 'Xiomara Croes' });
    act(() => name.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/recruiter-dashboard\/applicants\/91/));
  });

  it('moves a card down in its column and says where it is', async () => {
    const below = { ...croes, id: 93, name: 'Aisha Tromp', board_position: croes.board_position - 10 };
    const { user, host } = open(`${PAGE}?view=board`, {
      'GET /recruiter/vacancy/7/applicants': aVacancyApplicants({ applicants: [croes, below] }),
      'PUT /recruiter/applicants/91/board-position': {
        board_position: croes.board_position - 11,
        version: 1,
        others: [],
      },
    });
    const names = () =>
      column('New')
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const trigger = await screen.findByRole('button', { name: 'Move Xiomara Croes' });
    expect(names()).toEqual(['Xiomara Croes', 'Aisha Tromp']);
    await user.click(trigger);
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    expect(await screen.findByText('Xiomara Croes is now 2 of 2.')).toBeInTheDocument();
    expect(names()).toEqual(['Aisha Tromp', 'Xiomara Croes']);
    expect(host.requests.at(-1)).toMatchObject({ method: 'PUT', body: { above: 93, below: null } });
    await user.click(screen.getByRole('button', { name: 'Move Xiomara Croes' }));
    expect(await screen.findByRole('menuitem', { name: 'Move up' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Move down' })).not.toBeInTheDocument();
  });

  it('asks before a rejection and sends the message', async () => {
    const { user, host } = open(`${PAGE}?view=board`, {
      'POST /recruiter/vacancy/7/applicants/71/status': { ...changed, current_status: 'rejected' },
    });
    await user.click(await screen.findByRole('button', { name: 'Move Xiomara Croes' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Rejected…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Xiomara Croes' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Tell Xiomara Croes by e-mail' }));
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Thank you');
    await user.click(dialog.getByRole('button', { name: 'Move to Rejected and send' }));
    expect(await screen.findByRole('button', { name: 'Rejected, 1 applicant: open column' })).toBeVisible();
    expect(host.requests.at(-1)?.body).toEqual({
      status: 'rejected',
      should_notify: true,
      recruiter_note: 'Thank you',
      known_status: 'new',
    });
  });

  it('returns the focus to the button of the menu when its dialog is cancelled', async () => {
    const { user } = open(`${PAGE}?view=board`);
    const trigger = await screen.findByRole('button', { name: 'Move Xiomara Croes' });
    for (const name of ['Rejected…', 'With a message…']) {
      await user.click(trigger);
      await user.click(await screen.findByText(name));
      await screen.findByRole('dialog', { name: 'Move Xiomara Croes' });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  });

  it('keeps an applicant in place when the server rejects the change', async () => {
    const { user, host } = open(`${PAGE}?view=board`, {
      'POST /recruiter/vacancy/7/applicants/71/status': { status: 500, body: { message: 'Oops', code: 'x' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Move Xiomara Croes' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Hired' }));
    await waitFor(() =>
      expect(host.toasts.shown.at(-1)).toMatchObject({ kind: 'error', title: 'Failed to update status' }),
    );
    expect(column('New').getByRole('link', { name: 'Xiomara Croes' })).toBeVisible();
  });

  it('moves selected applicants together and lists those that stayed', async () => {
    const { user, host } = open(PAGE, {
      'POST /recruiter/applicants/status': {
        results: [
          { id: 91, current_status: 'offer', change_id: 5, effective_at: changed.effective_at, error: null },
          { id: 92, current_status: null, change_id: null, effective_at: null, error: 'Already withdrawn.' },
        ],
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }));
    await user.click(screen.getByRole('button', { name: 'With a message…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 applicants' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'New status' }), 'Offer');
    await user.click(dialog.getByRole('button', { name: 'Move to Offer and send' }));
    const report = within(await screen.findByRole('dialog', { name: '1 applicant was not moved' }));
    expect(report.getByRole('listitem')).toHaveTextContent('Jean-Pierre MaduroAlready withdrawn.');
    expect(host.requests.at(-1)?.body).toMatchObject({ status: 'offer', should_notify: true });
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
