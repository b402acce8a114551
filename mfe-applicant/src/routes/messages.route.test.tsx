import {
  aConversationSummary,
  aHost,
  aProfile,
  aVacancyCard,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';
import { listenToEvents } from '../realtime/realtimeEvents.ts';

const company = { id: 3, name: 'Shoco Bay Resort', slug: 'shoco-bay', logo: null };
const unread = aConversationSummary({
  vacancy: aVacancyCard({ id: 11, title: 'Pastry Chef', company }),
  unread: 2,
});
const answered = aConversationSummary({
  vacancy: aVacancyCard({ id: 12 }),
  has_ended: true,
  latest: { by: 'Ana Croes', is_own: true, text: 'I can start on Monday.', at: '2026-11-20T12:00:00.000Z' },
});
const LIST = 'GET /applicant/messages';

function open(responses: FakeResponses = { [LIST]: { conversations: [unread, answered] } }) {
  const host = aHost({
    profile: {
      ...aProfile(),
      waiting: { unread: 0, is_awaited: false, counts: { unread_conversations: 1 } },
    },
    responses,
  });
  listenToEvents(host);
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/applicant/messages' }) };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('listitem');

describe('/applicant/messages', () => {
  it('lists the conversations with their latest message, and links to each', async () => {
    open();
    const [first, second] = await rows();
    expect(first).toHaveTextContent(
      /Shoco Bay ResortPastry ChefBerta Kock: Can you come on Thursday\?.*2 new$/,
    );
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/applicant/applications/11#messages');
    expect(second).toHaveTextContent(/You: I can start on Monday\..*Ended$/);
  });

  it('shows those that are unread or ended', async () => {
    const { user, host } = open();
    await user.click(await screen.findByRole('button', { name: 'Unread (1)' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent('Pastry Chef');
    await user.click(screen.getByRole('button', { name: 'Ended' }));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('I can start on Monday.'));
    expect(host.requests).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Ended' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says that nothing is unread, and what messages are for when there are none', async () => {
    const { user, unmount } = open({ [LIST]: { conversations: [answered] } });
    await user.click(await screen.findByRole('button', { name: 'Unread' }));
    expect(await screen.findByText('You have read all messages.')).toBeVisible();
    unmount();
    open({ [LIST]: { conversations: [] } });
    expect(await screen.findByText('No messages yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your applications' })).toBeVisible();
  });

  it('follows new messages and counts them in the navigation', async () => {
    let latest = unread;
    const { host } = open({ [LIST]: () => ({ conversations: [latest] }) });
    await rows();
    expect(host.badges.counts).toEqual({ 'unread-messages': 1 });
    latest = aConversationSummary({ ...unread, latest: { ...unread.latest, text: 'Or on Friday?' } });
    host.events.emit('conversation-changed', { application_id: 91, unread_conversations: 3 });
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Or on Friday?'));
  });

  it('offers to try again when the list cannot be loaded', async () => {
    let isDown = true;
    const { user } = open({
      [LIST]: () => (isDown ? { status: 503, body: { message: 'Down.' } } : { conversations: [unread] }),
    });
    expect(await screen.findByText('Your messages could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
