import { aHost, aVacancyCard, aVacancyPage, renderRoutes, type SentRequest } from '@cpa/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRoutes } from '../module.ts';

/**
 * jsdom has no layout: the test reports which boxes are near the viewport and that a rendered page is 2,900 pixels
 * high.
 */
class FakeObserver {
  static all = new Set<FakeObserver>();
  box: Element | null = null;
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(box: Element) {
    this.box = box;
    FakeObserver.all.add(this);
  }
  disconnect() {
    FakeObserver.all.delete(this);
  }
  say(isIntersecting: boolean) {
    const entry = { isIntersecting, boundingClientRect: { height: 2900 } };
    this.#tell([entry as IntersectionObserverEntry], this as never);
  }
}

const PAGES = 8;
const aPage = (page: number) =>
  aVacancyPage({
    page,
    total: PAGES * 2,
    per_page: 2,
    last_page: PAGES,
    data: [1, 2].map((number) => aVacancyCard({ id: page * 10 + number, title: `Cook ${page}.${number}` })),
  });

const boxOf = (page: number) => document.querySelector<HTMLElement>(`[data-page="${page}"]`)!;
const shown = () =>
  screen.getAllByRole('heading', { level: 2, name: /^Cook/ }).map((title) => title.textContent);
const isDrawn = (page: number) => shown().includes(`Cook ${page}.1`);

/** Reports these pages as near the viewport. */
function near(...pages: number[]) {
  act(() => {
    for (const observer of FakeObserver.all) {
      observer.say(pages.includes(Number(observer.box?.getAttribute('data-page'))));
    }
  });
}

beforeEach(() => {
  FakeObserver.all.clear();
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

async function open(at = `/vacancies?through=${PAGES}`) {
  const host = aHost({
    responses: {
      'GET /vacancies': ({ params }: SentRequest) => aPage(Number(params['page'])),
      'POST /vacancies/searchfilter': ({ params }: SentRequest) => aPage(Number(params['page'])),
    },
  });
  const rendered = renderRoutes(createRoutes(host), { host, at });
  await screen.findByText(`${PAGES * 2} of ${PAGES * 2} vacancies`);
  return rendered;
}

test('renders pages near the viewport and keeps the height of all others', async () => {
  await open();
  near(1, 2, 3);
  expect(shown()).toHaveLength(6);
  near(3, 4, 5);
  expect(shown()).toEqual(['Cook 3.1', 'Cook 3.2', 'Cook 4.1', 'Cook 4.2', 'Cook 5.1', 'Cook 5.2']);
  expect(boxOf(1)).toBeEmptyDOMElement();
  expect(boxOf(1).style.blockSize).toBe('2900px');
  expect(boxOf(3).style.blockSize).toBe('');
});

test('exposes the position of each card in the list', async () => {
  await open();
  near(4);
  const item = screen.getByRole('heading', { name: 'Cook 4.2' }).closest('[role="listitem"]');
  expect(item).toHaveAttribute('aria-posinset', '8');
  expect(item).toHaveAttribute('aria-setsize', '16');
});

test('keeps the focus and renders the pages next to it', async () => {
  await open();
  near(2, 3);
  const link = screen.getByRole('link', { name: 'Cook 3.2' });
  act(() => link.focus());
  near(7);
  expect(link).toHaveFocus();
  expect([2, 3, 4].every(isDrawn)).toBe(true);
  expect(isDrawn(1)).toBe(false);
  act(() => screen.getByRole('link', { name: 'Cook 4.1' }).focus());
  expect(isDrawn(5)).toBe(true);
  expect(isDrawn(2)).toBe(false);
  act(() => screen.getByRole('combobox', { name: 'Search vacancies' }).focus());
  expect(isDrawn(4)).toBe(false);
});

test('restores rendered pages and heights on Back', async () => {
  const { user, goBack } = await open('/vacancies?through=8&sort_by=salary');
  near(5, 6);
  await user.click(screen.getByRole('link', { name: 'Page 7' }));
  await screen.findByText(/^14 of 16/);
  await goBack();
  await waitFor(() => expect(isDrawn(5)).toBe(true));
  expect(shown()).toEqual(['Cook 5.1', 'Cook 5.2', 'Cook 6.1', 'Cook 6.2']);
  expect(boxOf(1).style.blockSize).toBe('2900px');
});

test('renders the whole list for printing', async () => {
  await open();
  near(1);
  fireEvent(window, new Event('beforeprint'));
  expect(shown()).toHaveLength(16);
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(shown()).toHaveLength(2));
});
