import { aHost, aVacancy, aVacancyCard, aVacancyPage, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const list = aVacancyPage({
  data: [aVacancyCard({ id: 9, title: 'Baker' }), aVacancyCard({ id: 7, title: 'Line Cook' })],
});

function open(at = '/vacancies') {
  const host = aHost({
    responses: {
      'GET /vacancies': list,
      'GET /vacancies/9': aVacancy({ id: 9, title: 'Baker', valid_through: null }),
      'GET /vacancies/7': aVacancy({ id: 7, title: 'Line Cook', valid_through: null }),
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const panel = () => within(screen.getByRole('complementary', { name: 'Selected vacancy' }));
const card = (name: string) =>
  screen.getAllByRole('link', { name }).find((link) => link.closest('[role="listitem"] article'))!;

describe('on wide screens', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: true,
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
  });

  it('shows the first vacancy and replaces it with the selected one', async () => {
    const { user, address } = open();
    await screen.findByRole('link', { name: 'Line Cook' });
    expect(await panel().findByRole('heading', { name: 'Baker' })).toBeVisible();
    await user.click(card('Line Cook'));
    expect(await panel().findByRole('heading', { name: 'Line Cook' })).toBeVisible();
    expect(address()).toBe('/vacancies?vacancy=7');
    expect(card('Line Cook')).toHaveAttribute('aria-current', 'true');
  });

  it('shows the vacancy that the URL selects', async () => {
    open('/vacancies?vacancy=7');
    await screen.findAllByRole('link', { name: 'Baker' });
    expect(await panel().findByRole('heading', { name: 'Line Cook' })).toBeVisible();
  });

  it('does not reload the list when a vacancy is selected', async () => {
    const { user, host } = open();
    await screen.findByRole('link', { name: 'Line Cook' });
    await user.click(card('Line Cook'));
    await panel().findByRole('heading', { name: 'Line Cook' });
    expect(host.requests.filter(({ path }) => path === '/vacancies')).toHaveLength(1);
  });
});

test('opens the vacancy page on narrow screens', async () => {
  const { user, address, host } = open();
  await user.click(await screen.findByRole('link', { name: 'Line Cook' }));
  await waitFor(() => expect(address()).toBe('/vacancies/7'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Line Cook' })).toBeVisible();
  expect(host.requests.map(({ path }) => path)).not.toContain('/vacancies/9');
});
