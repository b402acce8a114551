import { flushPromises } from '@cpa/shared/testing';
import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { createEventHub } from './eventHub.ts';

const payload = {};
const orders = anActiveRemote({ name: 'mfe-orders' }, { events: [{ name: 'order-paid', payload }] });
const mail = anActiveRemote(
  { name: 'mfe-mail' },
  {
    events: [
      { name: 'order-paid', payload },
      { name: 'mail-received', payload, delivery: 'always' },
    ],
  },
);

function aHub(launch = jest.fn(() => Promise.resolve())) {
  return { launch, hub: createEventHub({ revision: 1, remotes: [orders, mail] }, launch) };
}

describe('createEventHub', () => {
  beforeEach(() => {
    navigator.sendBeacon = jest.fn(() => true);
  });

  it('lists each declared event once', () => {
    expect(aHub().hub.names).toEqual(['order-paid', 'mail-received']);
  });

  it('delivers an event to every remote that declares it, without loading any', () => {
    const { hub, launch } = aHub();
    const received: unknown[] = [];
    hub.eventsOf(orders).on('order-paid', (data) => received.push(['orders', data]));
    const stop = hub.eventsOf(mail).on('order-paid', (data) => received.push(['mail', data]));
    hub.deliver('order-paid', 1);
    stop();
    hub.deliver('order-paid', 2);
    expect(received).toEqual([
      ['orders', 1],
      ['mail', 1],
      ['orders', 2],
    ]);
    expect(launch).not.toHaveBeenCalled();
  });

  it('loads a remote for an event that is always delivered', async () => {
    const received: unknown[] = [];
    const { hub } = aHub(
      jest.fn(async () => void hub.eventsOf(mail).on('mail-received', (data) => received.push(data))),
    );
    hub.deliver('mail-received', { id: 7 });
    await flushPromises();
    expect(received).toEqual([{ id: 7 }]);
  });

  it('reports an event that cannot be delivered because the remote does not load', async () => {
    const { hub } = aHub(jest.fn(() => Promise.reject(new Error('no entry'))));
    hub.deliver('mail-received', {});
    await flushPromises();
    expect(navigator.sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('runs the other handlers when one throws, and reports it', () => {
    const { hub } = aHub();
    const handler = jest.fn();
    hub.eventsOf(orders).on('order-paid', () => {
      throw new Error('broken');
    });
    hub.eventsOf(orders).on('order-paid', handler);
    hub.deliver('order-paid', {});
    expect(handler).toHaveBeenCalledTimes(1);
    expect(navigator.sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('runs the reconnect handlers', () => {
    const { hub } = aHub();
    const handler = jest.fn();
    hub.eventsOf(mail).onReconnect(handler);
    hub.reconnected();
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('rejects an event that the manifest does not declare', () => {
    expect(() =>
      aHub()
        .hub.eventsOf(orders)
        .on('mail-received', () => {}),
    ).toThrow('The manifest of mfe-orders declares no event mail-received.');
  });
});
