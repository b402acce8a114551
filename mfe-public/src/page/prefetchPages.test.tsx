import { prefetchPages } from './prefetchPages.ts';

const requests: string[] = [];
const page = (path: string) => ({
  path,
  lazy: async () => ({
    loader: ({ request }: { request: Request }) => {
      requests.push(request.url.replace(location.origin, ''));
      return null;
    },
  }),
});

let stop: () => void;
beforeEach(() => {
  requests.length = 0;
  document.body.innerHTML = '<a href="/companies?page=2">a</a><a href="/">b</a><a href="/plans">c</a>';
  stop = prefetchPages([page('/'), page('/companies')]);
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
});

async function focusLink(index: number) {
  document.querySelectorAll('a')[index]!.dispatchEvent(new Event('focusin', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

it('prefetches the data of another page once', async () => {
  await focusLink(0);
  await focusLink(0);
  expect(requests).toEqual(['/companies?page=2']);
});

it('ignores links to the current page and to other remotes', async () => {
  await focusLink(1);
  await focusLink(2);
  expect(requests).toEqual([]);
});

it('does not prefetch when the user saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await focusLink(0);
  expect(requests).toEqual([]);
});
