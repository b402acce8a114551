import { aHost, aVacancy, aVacancyCard, aVacancyPage, anApiError, renderRoutes } from '@cpa/shared/testing';
import { lazyComponentsSettled } from '@cpa/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const titles: Record<number, string> = { 7: 'Line Cook', 8: 'Host', 9: 'Baker' };
const cards = Object.entries(titles).map(([id, title]) => aVacancyCard({ id: Number(id), title }));

beforeEach(() => localStorage.clear());

function open(at: string, responses: Record<string, unknown> = {}) {
  const details = cards.map(({ id, title }) => [`GET /vacancies/${id}`, aVacancy({ id, title })] as const);
  const host = aHost({
    responses: { ...Object.fromEntries(details), 'GET /vacancies/cards': { vacancies: cards }, ...responses },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

async function view(id: number): Promise<void> {
  const { unmount } = open(`/vacancies/${id}`);
  await screen.findByRole('heading', { level: 1, name: titles[id]! });
  unmount();
}

const section = async () => within(await screen.findByRole('region', { name: 'Recently viewed' }));
const names = (part: Awaited<ReturnType<typeof section>>) =>
  part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('lists the opened vacancies, the last one first and each once', async () => {
  for (const id of [7, 8, 9, 8]) await view(id);
  open('/saved');
  const part = await section();
  await part.findByRole('heading', { name: 'Host' });
  expect(names(part)).toEqual(['Host', 'Baker', 'Line Cook']);
});

test('keeps the last twelve', async () => {
  localStorage.setItem('viewedVacancies', JSON.stringify([...Array(12).keys()].map((place) => place + 20)));
  await view(7);
  expect(JSON.parse(localStorage.getItem('viewedVacancies')!)).toEqual([
    7,
    ...[...Array(11).keys()].map((place) => place + 20),
  ]);
});

test('shows nothing of a single vacancy', async () => {
  await view(7);
  const { host } = open('/saved');
  await screen.findByRole('heading', { name: 'No saved vacancies yet' });
  expect(screen.queryByText('Recently viewed')).toBeNull();
  expect(host.requests).toEqual([]);
});

test('is cleared, and restored by its undo', async () => {
  for (const id of [7, 9]) await view(id);
  const { user } = open('/saved');
  const part = await section();
  await user.click(part.getByRole('button', { name: 'Clear' }));
  expect(localStorage.getItem('viewedVacancies')).toBe('[]');
  expect(part.getByRole('status')).toHaveTextContent('The list was cleared.');
  const undo = part.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(names(part)).toEqual(['Baker', 'Line Cook']);
});

test('says when the vacancies could not be loaded, and tries again', async () => {
  for (const id of [7, 9]) await view(id);
  let isDown = true;
  const { user } = open('/saved', {
    'GET /vacancies/cards': () => {
      if (isDown) throw anApiError(503);
      return { vacancies: cards };
    },
  });
  const part = await section();
  const retry = await part.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  await waitFor(() => expect(names(part)).toEqual(['Baker', 'Line Cook']));
});

describe('above the results', () => {
  const page = aVacancyPage({ data: cards });

  test('shows the vacancies in one line, with a link to all', async () => {
    for (const id of [7, 9]) await view(id);
    open('/vacancies', { 'GET /vacancies': page });
    const part = await section();
    expect(await part.findByRole('link', { name: 'Baker' })).toHaveAttribute('href', '/vacancies/9');
    expect(part.getAllByRole('listitem')).toHaveLength(2);
    expect(part.getByRole('link', { name: 'Show all 2' })).toHaveAttribute('href', '/saved#recently-viewed');
    expect(screen.getAllByRole('region', { name: 'Recently viewed' })).toHaveLength(1);
  });

  test('is cleared, and restored by its undo', async () => {
    for (const id of [7, 9]) await view(id);
    const { user } = open('/vacancies', { 'GET /vacancies': page });
    await user.click(await (await section()).findByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect((await section()).getByRole('link', { name: 'Baker' })).toBeVisible();
  });

  test('shows nothing of a single vacancy', async () => {
    await view(7);
    open('/vacancies', { 'GET /vacancies': page });
    await screen.findByRole('heading', { level: 2, name: 'Baker' });
    await act(async () => await lazyComponentsSettled());
    expect(screen.queryByText('Recently viewed')).toBeNull();
  });
});
