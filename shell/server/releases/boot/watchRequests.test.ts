import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { watchRequests } from './watchRequests.ts';

type Watched = Parameters<typeof watchRequests>[0];

/** A page whose code runs `work` when it is asked whether it has pending work. */
function pageThat(work: (page: EventEmitter) => void): EventEmitter {
  const page = new EventEmitter();
  return Object.assign(page, { evaluate: async () => work(page) });
}

const request = (type = 'fetch') => ({ resourceType: () => type });

test('waits for a read that begins when the one before has ended', async () => {
  const [first, second] = [request(), request()];
  const order: string[] = [];
  const page = pageThat((self) => {
    if (order.length > 1) return;
    order.push('second');
    self.emit('request', second);
    setTimeout(() => self.emit('requestfailed', second), 20);
    setTimeout(() => order.push('ended'), 20);
  });
  const quiet = watchRequests(page as unknown as Watched, 0);
  page.emit('request', first);
  order.push('first');
  setTimeout(() => page.emit('requestfinished', first), 20);
  await quiet.wait();
  expect(order).toEqual(['first', 'second', 'ended']);
  expect(await quiet.isKept()).toBe(true);
  page.emit('request', request());
  expect(await quiet.isKept()).toBe(false);
});

test('does not wait for reports that no content needs', async () => {
  const page = pageThat(() => undefined);
  const quiet = watchRequests(page as unknown as Watched, 0);
  page.emit('request', request('ping'));
  await quiet.wait();
  expect(await quiet.isKept()).toBe(true);
});

test('does not keep a page that reads again after a pause', async () => {
  const page = pageThat(() => undefined);
  const quiet = watchRequests(page as unknown as Watched, 60_000);
  await quiet.wait();
  const kept = quiet.isKept();
  setTimeout(() => page.emit('request', request()), 20);
  expect(await kept).toBe(false);
});

test('stops waiting for a page that is closed during a read', async () => {
  const page = pageThat(() => undefined);
  const quiet = watchRequests(page as unknown as Watched);
  page.emit('request', request());
  const waiting = quiet.wait();
  page.emit('close');
  await expect(waiting).rejects.toThrow('The page was closed.');
});
