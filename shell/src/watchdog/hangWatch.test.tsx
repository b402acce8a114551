import { anActiveRemote } from '../remotes/testing/anActiveRemote.ts';
import { createHangWatch } from './hangWatch.ts';

const remote = anActiveRemote(
  {
    routes: [
      { path: '/plans', scripts: [], styles: [] },
      { path: '/checkout', scripts: [], styles: [] },
    ],
  },
  {
    routes: [
      { path: '/plans', chunk: 'plans' },
      { path: '/checkout', chunk: 'checkout', isPinned: true },
    ],
  },
);

const posted = jest.fn();

class FakeWorker extends EventTarget {
  postMessage = posted;
}

beforeEach(() => {
  posted.mockClear();
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({
      active: {
        postMessage: () =>
          serviceWorker.dispatchEvent(new MessageEvent('message', { data: { client: 'id-1' } })),
      },
    }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(globalThis, 'Worker', { configurable: true, value: FakeWorker });
});

test.each([
  [
    'names the page that the service worker may replace',
    '/plans',
    { client: 'id-1', url: 'http://localhost/plans' },
  ],
  ['lets a page of a checkout alone', '/checkout', null],
])('%s', async (_title, path, leave) => {
  history.replaceState(null, '', path);
  const watch = createHangWatch({ revision: 1, remotes: [remote] });
  watch.start();
  await Promise.resolve();
  watch.notify(remote);
  expect(posted).toHaveBeenCalledWith({
    report: expect.objectContaining({ class: 'hung', remote: 'mfe-checkout', page: path }),
    sentWith: 'usual',
    leave,
  });
  watch.notify(null);
  expect(posted).toHaveBeenLastCalledWith({ report: null, sentWith: 'usual', leave: null });
});

test('reports the headers of a document that was loaded while a tab may hang', () => {
  Object.defineProperty(globalThis, 'originAgentCluster', { configurable: true, value: false });
  const watch = createHangWatch({ revision: 1, remotes: [remote] });
  Reflect.deleteProperty(globalThis, 'originAgentCluster');
  watch.start();
  watch.notify(remote);
  expect(posted).toHaveBeenCalledWith(expect.objectContaining({ sentWith: 'changed' }));
});
