import { activateLocale, createTexts, DEFAULT_LOCALE } from '@cpa/shared/i18n';
import type { RemoteHost, RemoteModule } from '@cpa/shared/remote';
import { profileLoaded, selectProfile } from '@cpa/shared/session';
import { aHost } from '@cpa/shared/testing';
import { aRecruiterProfile } from '@cpa/shared/testing/builders';
import { createRemotes } from './createRemotes.ts';
import { anActiveRemote } from './testing/anActiveRemote.ts';

const remote = anActiveRemote(
  {},
  {
    events: [{ name: 'order-paid', payload: {} }],
    badges: [
      { name: 'cart', label: 'badge.cart' },
      { name: 'guests', count: 'new_guests' },
    ],
  },
);

function someRemotes(module: RemoteModule) {
  const load = jest.fn(() => Promise.resolve(module));
  const source = { baseUrlCount: () => 1, load, loadFrom: load };
  return createRemotes({
    releases: { revision: 1, remotes: [remote] },
    host: aHost(),
    report: () => {},
    source,
  });
}

beforeEach(() => localStorage.clear());

describe('createRemotes', () => {
  it('starts a remote once, with a separate host', async () => {
    const start = jest.fn<void, Parameters<NonNullable<RemoteModule['start']>>>();
    const remotes = someRemotes({ createRoutes: () => [], start });
    await remotes.launch(remote);
    await remotes.launch(remote);
    expect(start).toHaveBeenCalledTimes(1);
    const received: unknown[] = [];
    start.mock.calls[0]?.[0].events.on('order-paid', (payload) => received.push(payload));
    remotes.events.deliver('order-paid', 7);
    expect(received).toEqual([7]);
  });

  it('runs `start` again after an error, so that no page opens without it', async () => {
    const received: unknown[] = [];
    let attempts = 0;
    const start = ({ events }: RemoteHost) => {
      attempts += 1;
      events.on('order-paid', (payload) => received.push(payload));
      events.onReconnect(() => received.push('reconnected'));
      if (attempts === 1) throw new Error('The storage is full.');
    };
    const remotes = someRemotes({ createRoutes: () => [], start });
    await expect(remotes.launch(remote)).rejects.toThrow('The storage is full.');
    await remotes.launch(remote);
    await remotes.launch(remote);
    expect(attempts).toBe(2);
    remotes.events.deliver('order-paid', 7);
    remotes.events.reconnected();
    expect(received).toEqual([7, 'reconnected']);
  });

  it('waits for the texts of a remote in the language of the page', async () => {
    await activateLocale('nl');
    const { text } = createTexts({ 'x.y': 'Here' }, { nl: async () => ({ default: { 'x.y': 'Hier' } }) });
    await someRemotes({ createRoutes: () => [] }).launch(remote);
    expect(text('x.y')).toBe('Hier');
    await activateLocale(DEFAULT_LOCALE);
  });

  it('lets a remote change a count that the session states', () => {
    const { badges, store } = someRemotes({ createRoutes: () => [] }).hostOf(remote);
    const waiting = { unread: 0, is_awaited: false, counts: { new_guests: 5, plans: 2 } };
    store.dispatch(profileLoaded(aRecruiterProfile({ waiting })));
    badges.set('guests', 4);
    expect(selectProfile(store.getState())?.waiting?.counts).toEqual({ new_guests: 4, plans: 2 });
    expect(localStorage.getItem('badges')).toBeNull();
  });

  it('lets a remote set its own badges only', () => {
    const { badges } = someRemotes({ createRoutes: () => [] }).hostOf(remote);
    badges.set('cart', 3);
    expect(localStorage.getItem('badges')).toBe('{"cart":3}');
    expect(() => badges.set('inbox', 1)).toThrow('The manifest of mfe-checkout declares no badge inbox.');
  });
});
