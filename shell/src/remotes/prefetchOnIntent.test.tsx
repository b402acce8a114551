import { aReleaseDocument } from '@cpa/shared/testing';
import { prefetchOnIntent } from './prefetchOnIntent.ts';

let stop: () => void;
const prepare = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  prepare.mockClear();
  document.head.replaceChildren();
  document.body.innerHTML =
    '<a href="/vacancies?page=2"><b>Vacancies</b></a><a href="https://elsewhere.example/vacancies">x</a>';
  stop = prefetchOnIntent(aReleaseDocument(), prepare);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const fetched = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${new URL(link.href).pathname}`);
const inside = () => document.querySelector('b')!;
const over = (target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

const VACANCIES = 'http://localhost/vacancies?page=2';
const PAGE = [
  'modulepreload /remotes/mfe-public/1a2b3c4d/remoteEntry.js',
  'modulepreload /remotes/mfe-public/1a2b3c4d/module.js',
  'modulepreload /remotes/mfe-public/1a2b3c4d/vacancies.js',
  'prefetch /remotes/mfe-public/1a2b3c4d/vacancies.css',
];

it('preloads the files of a page once, with their hashes, when the pointer rests on its link', () => {
  over(inside());
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(80);
  expect(fetched()).toEqual(PAGE);
  expect(document.querySelector('link')?.integrity).toMatch(/^sha384-/);
  expect(prepare.mock.calls).toEqual([[VACANCIES]]);
  inside().dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(fetched()).toHaveLength(4);
  expect(prepare.mock.calls).toEqual([[VACANCIES], [VACANCIES]]);
});

it('preloads a page whose link the pointer was already on at the start', () => {
  stop();
  const find = jest.spyOn(document, 'querySelector').mockImplementation((selector) => {
    return selector === 'a:hover' ? document.querySelectorAll('a')[0]! : null;
  });
  stop = prefetchOnIntent(aReleaseDocument(), prepare);
  find.mockRestore();
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(80);
  expect(fetched()).toEqual(PAGE);
});

it('ignores a link that the pointer only crosses', () => {
  over(inside());
  over(document.body);
  jest.advanceTimersByTime(80);
  expect(fetched()).toEqual([]);
  expect(prepare).not.toHaveBeenCalled();
});

it.each(['touchstart', 'focusin'])('preloads at once on %s', (event) => {
  inside().dispatchEvent(new Event(event, { bubbles: true }));
  expect(fetched()).toEqual(PAGE);
});

it('does not prepare a page for a touch, with which scrolling may begin', () => {
  inside().dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(prepare).not.toHaveBeenCalled();
});

it('ignores links to other sites', () => {
  document.querySelectorAll('a')[1]!.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(fetched()).toEqual([]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing with %j',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    inside().dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(fetched()).toEqual([]);
    expect(prepare).not.toHaveBeenCalled();
  },
);
