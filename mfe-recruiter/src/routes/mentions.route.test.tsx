import {
  aHost,
  anApplicantReview,
  aRecruiterProfile,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const croes = anApplicantReview({ id: 91, name: 'Xiomara Croes', resume: null, has_resume: false });
const MEMBERS = `GET /recruiter/company/${croes.company_id}/members`;
const NOTES = 'POST /recruiter/applicants/91/notes';

const member = (account_id: number, name: string) => ({
  account_id,
  name,
  email: `member${account_id}@example.aw`,
  membership: 'recruiter',
  joined_at: croes.applied_at,
});
const members = {
  members: [member(21, 'Marlon Kock'), member(22, 'Luis Croes'), member(23, 'Luisa Tromp')],
  invitations: [],
};
const aNote = (text: string, mentions: string[]) => ({
  id: 3,
  by: 'Marlon Kock',
  is_own: true,
  text,
  mentions,
  at: croes.applied_at,
  edited_at: null,
});

async function open(responses: FakeResponses = {}) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /recruiter/applicants/91': croes,
      'GET /recruiter/applicants': { applicants: [] },
      'GET /recruiter/applicants/91/interviews': { interviews: [] },
      'GET /recruiter/applicants/91/messages': { messages: [], closed: null },
      [MEMBERS]: members,
      ...responses,
    },
  });
  const { user } = renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/applicants/91' });
  return { host, user, field: await screen.findByRole('textbox', { name: 'Add a note' }) };
}

function optionNames() {
  const list = screen.queryByRole('listbox', { name: 'Colleagues' });
  return (
    list &&
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  );
}
const sentNote = (host: ReturnType<typeof aHost>) =>
  host.requests.find(({ path }) => path.endsWith('/notes'))?.body;

describe('mentions in a note', () => {
  it('offers colleagues after @ and mentions the chosen one', async () => {
    const { user, host, field } = await open({ [NOTES]: aNote('Ask @Luisa Tromp today', ['Luisa Tromp']) });
    await user.type(field, 'Ask @');
    expect(await screen.findByRole('listbox', { name: 'Colleagues' })).toBeVisible();
    expect(optionNames()).toEqual(['Luis Croesmember22@example.aw', 'Luisa Trompmember23@example.aw']);
    expect(screen.getByText('2 colleagues')).toBeInTheDocument();
    await user.type(field, 'lu{ArrowDown}');
    const chosen = within(screen.getByRole('listbox', { name: 'Colleagues' })).getByRole('option', {
      selected: true,
    });
    expect(chosen).toHaveTextContent('Luisa Tromp');
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await user.type(field, '{Enter}today');
    expect(field).toHaveValue('Ask @Luisa Tromp today');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('@Luisa Tromp')).toBeVisible();
    expect(sentNote(host)).toEqual({ text: 'Ask @Luisa Tromp today', mentions: [23] });
  });

  it('inserts a colleague with the pointer, at the caret', async () => {
    const { user, field } = await open();
    await user.type(field, 'Ask  about Dutch');
    await user.type(field, '@', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await user.click(await screen.findByRole('option', { name: /Luis Croes/ }));
    expect(field).toHaveValue('Ask @Luis Croes  about Dutch');
    expect(field).toHaveFocus();
  });

  it('closes the list with Escape until the next @', async () => {
    const { user, field } = await open();
    await user.type(field, '@lu');
    await screen.findByRole('listbox', { name: 'Colleagues' });
    await user.type(field, '{Escape}');
    expect(optionNames()).toBeNull();
    await user.type(field, 'is');
    expect(optionNames()).toBeNull();
    await user.type(field, ' @lu');
    expect(optionNames()).toHaveLength(2);
  });

  it('sends no mentions for a note without one', async () => {
    const { user, host, field } = await open({ [NOTES]: aNote('Mail jobs@luis.aw', []) });
    await user.type(field, 'Mail jobs@luis.aw');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await screen.findByText('Mail jobs@luis.aw');
    expect(sentNote(host)).toEqual({ text: 'Mail jobs@luis.aw' });
  });

  it('says that the colleagues could not be loaded and retries with the next @', async () => {
    const { user, host, field } = await open({ [MEMBERS]: { status: 503, body: {} } });
    await user.type(field, '@');
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '@');
    expect(host.requests.filter(({ path }) => path.endsWith('/members'))).toHaveLength(2);
  });

  it('keeps the note when the colleagues that it may mention are unknown', async () => {
    const { user, host, field } = await open({ [MEMBERS]: { status: 503, body: {} } });
    await user.type(field, '@Luis Croes');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText(/^No confirmation that the note was saved/)).toBeVisible();
    expect(field).toHaveValue('@Luis Croes');
    expect(sentNote(host)).toBeUndefined();
  });

  it('removes a mention that an edit takes out of the text', async () => {
    const note = aNote('Ask @Luis Croes', ['Luis Croes']);
    const { user, host } = await open({
      'GET /recruiter/applicants/91': { ...croes, notes: [note] },
      'PUT /recruiter/applicants/91/notes/3': aNote('Ask', []),
    });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const editor = screen.getByRole('textbox', { name: 'Note' });
    await user.clear(editor);
    await user.type(editor, 'Ask');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Ask')).toBeVisible();
    expect(
      host.requests.find(({ method, path }) => method === 'PUT' && path.includes('/notes/'))?.body,
    ).toEqual({ text: 'Ask', mentions: [] });
  });

  it('says that the company has no other members', async () => {
    const { user, field } = await open({ [MEMBERS]: { ...members, members: [member(21, 'Marlon Kock')] } });
    await user.type(field, '@');
    expect(await screen.findByText('This company has no other members yet.')).toBeVisible();
  });
});
