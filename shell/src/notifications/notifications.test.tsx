import type { Notification } from '@cpa/shared/contracts';
import { activateLocale } from '@cpa/shared/i18n';
import { aNotification, aRecruiterProfile, type FakeResponses } from '@cpa/shared/testing';
import { aManifest } from '@cpa/shared/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellEventReceived } from '../realtime/realtimeActions.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { selectNotifications } from './state/notificationsSlice.ts';

const remotes = [
  { path: '/', Component: () => <h1>Home</h1> },
  { path: '/jobs/:id', Component: () => <h1>Applicants</h1> },
];
const manifest = aManifest({
  navigation: [{ menu: 'notifications', label: 'nav.settings', path: '/settings', order: 10 }],
  notifications: [
    { kind: 'new-applicant', title: 'news.title', text: 'news.text', icon: [], path: '/jobs/:vacancy_id' },
    { kind: 'order-status', title: 'news.order', icon: [], path: '/orders' },
  ],
  messages: {
    en: {
      'nav.settings': 'Notification settings',
      'news.title': [['count', 'plural', { 1: [['name'], ' applied'], other: ['#', ' new applicants'] }]],
      'news.text': [['title']],
      'news.order': ['Paid: ', ['total']],
    },
    nl: { 'news.title': [['name'], ' heeft gesolliciteerd'], 'news.order': ['Betaald: ', ['total']] },
  },
});

/** Stops the page from scrolling into older items by itself. */
const page = (notifications: Notification[], next: number | null = null) => ({
  notifications,
  unread: notifications.filter(({ read }) => !read).length,
  next,
});

const one = aNotification();
const six = aNotification({ id: 42, count: 6, data: { vacancy_id: 8, title: 'Barista', name: 'Ana' } });
const old = aNotification({ id: 40, kind: 'of-no-remote', read: true });

async function open(responses: FakeResponses = {}, notifications = [six, one, old]) {
  const view = await renderPage({
    at: '/',
    remotes,
    manifest,
    profile: aRecruiterProfile(),
    responses: {
      'GET /notifications/unread': { unread: 2 },
      'GET /notifications': page(notifications),
      'POST /notifications/read': { unread: 1 },
      ...responses,
    },
  });
  const bell = await screen.findByRole('button', { name: 'Notifications, 2 unread' });
  return { ...view, bell };
}

const sent = (host: Awaited<ReturnType<typeof open>>['host'], path: string) =>
  host.requests.filter((request) => `${request.method} ${request.path}` === path);
const panel = () => screen.findByRole('region', { name: 'Notifications' });

beforeEach(() => {
  window.matchMedia = ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
});

describe('the bell', () => {
  it('loads nothing for a visitor', async () => {
    const { host } = await renderPage({ at: '/', remotes, manifest });
    expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
    expect(host.requests).toEqual([]);
  });

  it('opens the list without marking anything as read', async () => {
    const { user, bell, host } = await open();
    await user.click(bell);
    const list = await panel();
    expect(
      await within(list).findByRole('link', { name: /^Unread: 6 new applicants Barista/ }),
    ).toHaveAttribute('href', '/jobs/8');
    expect(within(list).getByRole('link', { name: /Rudina Quandt applied/ })).toBeVisible();
    expect(within(list).getByRole('button', { name: /There is news for you/ })).toBeVisible();
    expect(within(list).getByRole('link', { name: 'Notification settings' })).toBeVisible();
    expect(sent(host, 'POST /notifications/read')).toEqual([]);
  });

  it('writes amounts and missing names in the language of the page', async () => {
    const order = aNotification({ id: 43, kind: 'order-status', data: { amount: 240000, currency: 'AWG' } });
    const erased = aNotification({ data: { vacancy_id: 7, title: 'Line Cook', name: '' } });
    const stored = aNotification({ id: 40, kind: 'order-status', data: { total: 'Afl. 16.50' } });
    const { user, bell } = await open({}, [order, erased, stored]);
    await user.click(bell);
    for (const text of ['Paid: Afl. 2,400.00', 'An applicant applied', 'Paid: Afl. 16.50'])
      expect(await screen.findByText(text)).toBeVisible();
    await act(async () => await activateLocale('nl'));
    for (const text of ['Betaald: Afl. 2.400,00', 'Een sollicitant heeft gesolliciteerd'])
      expect(screen.getByText(text)).toBeVisible();
    await act(async () => await activateLocale('en'));
  });

  it('marks an opened item as read, closes and leads to its page', async () => {
    const { user, bell, host, address } = await open();
    await user.click(bell);
    await user.click(await screen.findByRole('link', { name: /6 new applicants/ }));
    expect(address()).toBe('/jobs/8');
    expect(sent(host, 'POST /notifications/read').map(({ body }) => body)).toEqual([{ ids: [42] }]);
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('marks all as read', async () => {
    const { user, bell, host } = await open({ 'POST /notifications/read': { unread: 0 } });
    await user.click(bell);
    await screen.findByRole('link', { name: /6 new applicants/ });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(sent(host, 'POST /notifications/read').map(({ body }) => body)).toEqual([{ all: true }]);
    expect(screen.queryByText('Unread:')).not.toBeInTheDocument();
  });

  it('shows an error when marking fails, and the count of the server', async () => {
    const { user, bell, said } = await open({ 'POST /notifications/read': { status: 503, body: {} } });
    await user.click(bell);
    await screen.findByRole('link', { name: /6 new applicants/ });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(said()).toEqual([expect.stringContaining('could not mark this as read')]));
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  });

  it('returns the focus on Escape', async () => {
    const { user, bell } = await open();
    await user.click(bell);
    await panel();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    expect(bell).toHaveFocus();
  });

  it('retries a list that failed to load', async () => {
    let isDown = true;
    const { user, bell } = await open({
      'GET /notifications': () => (isDown ? { status: 503, body: {} } : page([one])),
    });
    await user.click(bell);
    await screen.findByText('The notifications could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Rudina Quandt applied/ })).toBeVisible();
  });

  it('says what an empty list is for', async () => {
    const { user, bell } = await open({}, []);
    await user.click(bell);
    expect(await screen.findByText('No notifications')).toBeVisible();
  });

  it('loads older items on request and keeps them', async () => {
    const { user, bell, host } = await open({
      'GET /notifications': ({ params }) => (params['before'] === 7 ? page([old]) : page([one], 7)),
    });
    await user.click(bell);
    await user.click(await screen.findByRole('button', { name: 'Show older notifications' }));
    expect(await screen.findByRole('button', { name: /There is news for you/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /older/ })).not.toBeInTheDocument();
    expect(sent(host, 'GET /notifications')).toHaveLength(2);
  });

  it('drops older items of a list that was filtered in the meantime', async () => {
    const older = Promise.withResolvers<unknown>();
    const { user, bell } = await open({
      'GET /notifications': ({ params }) => {
        if (params['before'] === 7) return older.promise;
        return params['unread'] === 'true' ? page([six], 5) : page([one], 7);
      },
    });
    await user.click(bell);
    await user.click(await screen.findByRole('button', { name: 'Show older notifications' }));
    await user.click(screen.getByRole('button', { name: /^Unread/ }));
    await screen.findByRole('link', { name: /6 new applicants/ });
    await act(async () => older.resolve(page([old])));
    expect(screen.queryByRole('button', { name: /There is news for you/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show older notifications' })).toBeEnabled();
  });
});

describe('events of other tabs and the API', () => {
  it('update the count, announced politely', async () => {
    const { host } = await open();
    act(
      () => void host.store.dispatch(shellEventReceived({ name: 'notification', payload: { unread: 12 } })),
    );
    expect(screen.getByRole('button', { name: 'Notifications, 12 unread' })).toHaveTextContent('9+');
    await waitFor(() => expect(screen.getByText('12 unread notifications')).toBeInTheDocument());
  });

  it('mark the open list as read', async () => {
    const { user, bell, host } = await open();
    await user.click(bell);
    await screen.findByRole('link', { name: /6 new applicants/ });
    act(
      () =>
        void host.store.dispatch(shellEventReceived({ name: 'notifications-read', payload: { unread: 0 } })),
    );
    expect(screen.queryByText('Unread:')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notifications' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('ignore an invalid payload', async () => {
    const { host, bell } = await open();
    act(() => void host.store.dispatch(shellEventReceived({ name: 'notification', payload: {} })));
    expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  });
});

it('is a page on phones', async () => {
  const { host } = await renderPage({
    at: '/notifications',
    remotes,
    manifest,
    profile: aRecruiterProfile(),
    responses: { 'GET /notifications/unread': { unread: 1 }, 'GET /notifications': page([one]) },
  });
  expect(await screen.findByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Rudina Quandt applied/ })).toBeVisible();
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  await act(async () => {});
  expect(sent(host, 'GET /notifications')).toHaveLength(1);
  await userEvent.click(bell);
  await userEvent.click(bell);
  expect(selectNotifications(host.store.getState()).openLists).toBe(1);
});
