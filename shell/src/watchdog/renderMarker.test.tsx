import { createRenderMarker, takeHungRemote } from './renderMarker.ts';

const remote = { name: 'mfe-checkout', version: '00000000000000bb' };

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const leave = () => window.dispatchEvent(new Event('pagehide'));

test('names the remote of a render that did not end', () => {
  createRenderMarker().begin(remote);
  expect(takeHungRemote()).toEqual(remote);
  expect(takeHungRemote()).toBeNull();
});

test('names the remote that hangs in another tab, once', () => {
  document.cookie = `cpa_hung=${remote.name}.${remote.version}; Path=/`;
  expect(takeHungRemote()).toEqual(remote);
  expect(takeHungRemote()).toBeNull();
});

test('names none after a render that ended', () => {
  const marker = createRenderMarker();
  marker.begin(remote);
  marker.end();
  expect(takeHungRemote()).toBeNull();
});

test('names none when the page is left while it waits for data', () => {
  createRenderMarker().begin(remote);
  jest.advanceTimersByTime(60_000);
  leave();
  expect(takeHungRemote()).toBeNull();
});

test('names the remote of a loop that the browser has ended', () => {
  let now = 0;
  createRenderMarker({ now: () => now }).begin(remote);
  now = 6000;
  jest.advanceTimersByTime(500);
  now = 6100;
  leave();
  expect(takeHungRemote()).toEqual(remote);
});

test('names none when the timers of a hidden tab were late', () => {
  let now = 0;
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const show = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  createRenderMarker({ now: () => now }).begin(remote);
  show('hidden');
  now = 60_000;
  jest.advanceTimersByTime(500);
  now = 90_000;
  show('visible');
  leave();
  visibility.mockRestore();
  expect(takeHungRemote()).toBeNull();
});

test('drops a loop that has ended when another page begins to render', () => {
  let now = 0;
  const marker = createRenderMarker({ now: () => now });
  marker.begin(remote);
  now = 6000;
  jest.advanceTimersByTime(500);
  marker.end();
  marker.begin(remote);
  leave();
  expect(takeHungRemote()).toBeNull();
});

test('notifies the worker when a render begins and ends', () => {
  const notify = jest.fn();
  const marker = createRenderMarker({ notify });
  marker.begin(remote);
  marker.end();
  marker.end();
  expect(notify.mock.calls).toEqual([[remote], [null]]);
});

test('works without storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  });
  const marker = createRenderMarker();
  marker.begin(remote);
  marker.end();
  expect(takeHungRemote()).toBeNull();
  jest.restoreAllMocks();
});
