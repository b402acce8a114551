import type PusherClient from 'pusher-js';
import { pusherOptions } from './pusherOptions.ts';

// Jest resolves the package to its Node build, which does not use the WebSocket of the page.
const Pusher = jest.requireActual<typeof PusherClient>('pusher-js/dist/web/pusher.js');

const original = globalThis.WebSocket;
let urls: string[] = [];

/** Records the URL and never connects. */
class PendingSocket {
  readyState = 0;

  constructor(url: string) {
    urls.push(url);
  }
  close() {}
}

beforeEach(() => {
  urls = [];
  jest.useFakeTimers();
  globalThis.WebSocket = PendingSocket as unknown as typeof WebSocket;
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.WebSocket = original;
});

test.each([
  [false, 'ws://rt.example.aw:8080/app/key'],
  [true, 'wss://rt.example.aw:8080/app/key'],
])('connects with one protocol only (TLS %p)', async (tls, url) => {
  const pusher = new Pusher('key', pusherOptions({ key: 'key', host: 'rt.example.aw', port: 8080, tls }));
  await jest.advanceTimersByTimeAsync(20_000);
  pusher.disconnect();
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((opened) => !opened.startsWith(url))).toEqual([]);
});
