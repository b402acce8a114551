import { readPagesAhead } from './readPagesAhead.ts';

const asked: string[] = [];
const page = (path: string) => ({
  path,
  lazy: async () => ({
    loader: ({ request }: { request: Request }) => {
      asked.push(request.url.replace(location.origin, ''));
      return null;
    },
  }),
});

let stop: () => void;
beforeEach(() => {
  asked.length = 0;
  document.body.innerHTML = '<a href="/companies?page=2">a</a><a href="/">b</a><a href="/plans">c</a>';
  stop = readPagesAhead([page('/'), page('/companies')]);
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
});

async function comeTo(index: number) {
  document.querySelectorAll('a')[index]!.dispatchEvent(new Event('focusin', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

it('prefetches the data of another page once', async () => {
  await comeTo(0);
  await comeTo(0);
  expect(asked).toEqual(['/companies?page=2']);
});

it('ignores links to the current page and to other remotes', async () => {
  await comeTo(1);
  await comeTo(2);
  expect(asked).toEqual([]);
});

it('does not prefetch when the user saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await comeTo(0);
  expect(asked).toEqual([]);
});
