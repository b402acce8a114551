import { aHost, aVacancy, aVacancyCard, aVacancyPage, renderRoutes } from '@cpa/shared/testing';
import { storeShortcutSetting } from '@cpa/shared/ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const list = aVacancyPage({
  data: [aVacancyCard({ id: 9, title: 'Baker' }), aVacancyCard({ id: 7, title: 'Line Cook' })],
});

function open(at = '/vacancies', responses: Record<string, unknown> = {}) {
  const host = aHost({
    responses: {
      'GET /vacancies': list,
      'GET /vacancies/9': aVacancy({ id: 9, title: 'Baker', valid_through: null }),
      'GET /vacancies/7': aVacancy({ id: 7, title: 'Line Cook', valid_through: null }),
      ...responses,
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
    await waitFor(() => expect(panel().getByRole('heading', { name: 'Baker' })).toBeVisible());
    await user.click(card('Line Cook'));
    await waitFor(() => expect(panel().getByRole('heading', { name: 'Line Cook' })).toBeVisible());
    expect(address()).toBe('/vacancies?vacancy=7');
    expect(card('Line Cook')).toHaveAttribute('aria-current', 'true');
    // The first one was not opened by the user.
    expect(localStorage.getItem('viewedVacancies')).toBe('[7]');
  });

  it('outlines a vacancy with what its card states until it has loaded', async () => {
    const isLoading = new Promise(() => {});
    const { user } = open('/vacancies', { 'GET /vacancies/9': () => isLoading });
    await screen.findByRole('link', { name: 'Line Cook' });
    const title = panel().getByRole('heading', { name: 'Baker' });
    expect(within(title).getByRole('link')).toHaveAttribute('href', '/vacancies/9');
    expect(panel().getByRole('link', { name: 'Cas di Sabor' })).toBeVisible();
    expect(panel().getByText('Salary').nextSibling).not.toBeEmptyDOMElement();
    expect(panel().getByText('Loading the vacancy')).toBeInTheDocument();
    await user.click(card('Line Cook'));
    expect(await panel().findByRole('heading', { name: 'What you will do' })).toBeVisible();
  });

  it('shows the vacancy that the URL selects', async () => {
    open('/vacancies?vacancy=7');
    await screen.findAllByRole('link', { name: 'Baker' });
    expect(await panel().findByRole('heading', { name: 'Line Cook' })).toBeVisible();
  });

  it('selects with J and K from anywhere on the page', async () => {
    const { user, address } = open();
    await screen.findByRole('link', { name: 'Line Cook' });
    await panel().findByRole('heading', { name: 'Baker' });
    expect(document.body).toHaveFocus();
    await user.keyboard('j');
    expect(card('Line Cook')).toHaveFocus();
    await waitFor(() => expect(panel().getByRole('heading', { name: 'Line Cook' })).toBeVisible());
    expect(address()).toBe('/vacancies?vacancy=7');
    await user.keyboard('jk');
    expect(card('Baker')).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/vacancies?vacancy=9'));
    screen.getByRole('button', { name: 'Save Baker' }).focus();
    await user.keyboard('J');
    expect(card('Line Cook')).toHaveFocus();
  });

  it('names the keys J and K until the user turns shortcuts off', async () => {
    open();
    expect(await screen.findByText('J next, K previous')).toBeVisible();
    cleanup();
    storeShortcutSetting({ read: () => 'off', write: () => {}, subscribe: () => () => {} });
    open();
    await screen.findByRole('link', { name: 'Line Cook' });
    expect(screen.queryByText('J next, K previous')).not.toBeInTheDocument();
    storeShortcutSetting({ read: () => null, write: () => {}, subscribe: () => () => {} });
  });

  it.each(['{Shift>}j{/Shift}', '{Control>}j{/Control}', '{Alt>}j{/Alt}', '{Meta>}j{/Meta}'])(
    'ignores %s',
    async (keys) => {
      const { user, address } = open();
      await screen.findByRole('link', { name: 'Line Cook' });
      await user.keyboard(keys);
      expect(document.body).toHaveFocus();
      expect(address()).toBe('/vacancies');
    },
  );

  it('ignores J while a dialog is open', async () => {
    const { user, address } = open();
    await screen.findByRole('link', { name: 'Line Cook' });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await user.keyboard('j');
    dialog.remove();
    expect(address()).toBe('/vacancies');
    await user.keyboard('j');
    expect(address()).toBe('/vacancies?vacancy=7');
  });

  it('leaves J and K to the search field', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: 'Line Cook' });
    const field = screen.getByRole('combobox', { name: 'Search vacancies' });
    await user.type(field, 'jk');
    expect(field).toHaveValue('jk');
    expect(field).toHaveFocus();
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

test('moves the focus with J and K on narrow screens, from the top of the viewport', async () => {
  const { user, address } = open();
  await screen.findByRole('link', { name: 'Line Cook' });
  // The first card has scrolled out of the viewport.
  jest.spyOn(card('Baker'), 'getBoundingClientRect').mockReturnValue({ top: -300 } as DOMRect);
  await user.keyboard('j');
  expect(card('Line Cook')).toHaveFocus();
  card('Line Cook').blur();
  await user.keyboard('k');
  expect(card('Baker')).toHaveFocus();
  expect(address()).toBe('/vacancies');
});

describe('the steps of a vacancy that was opened from the list', () => {
  const steps = () => within(screen.getByRole('navigation', { name: 'Results' }));
  async function openBaker() {
    const opened = open();
    await opened.user.click(await screen.findByRole('link', { name: 'Baker' }));
    await screen.findByRole('heading', { level: 1, name: 'Baker' });
    return opened;
  }

  it('show its position and lead to its neighbours', async () => {
    const { user, address, goBack } = await openBaker();
    expect(steps().getByText('1 of 2')).toBeVisible();
    expect(steps().getByRole('link', { name: 'No previous vacancy' })).toHaveAttribute('aria-disabled');
    const next = steps().getByRole('link', { name: 'Next vacancy: Line Cook' });
    expect(next).toHaveAttribute('title', 'Next vacancy: Line Cook (J)');
    expect(next).toHaveAttribute('aria-keyshortcuts', 'J');
    await user.click(next);
    expect(await screen.findByRole('heading', { level: 1, name: 'Line Cook' })).toBeVisible();
    expect(steps().getByText('2 of 2')).toBeVisible();
    await goBack();
    await waitFor(() => expect(address()).toBe('/vacancies'));
  });

  it('follow J and K, and swipes that are not vertical', async () => {
    const { user, address } = await openBaker();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe('/vacancies/7'));
    const swipe = async (title: string, across: number, down: number) => {
      const heading = await screen.findByRole('heading', { level: 1, name: title });
      fireEvent.touchStart(heading, { touches: [{ clientX: 300, clientY: 300 }] });
      fireEvent.touchEnd(heading, { changedTouches: [{ clientX: 300 + across, clientY: 300 + down }] });
    };
    await swipe('Line Cook', 90, 200);
    expect(address()).toBe('/vacancies/7');
    await swipe('Line Cook', 90, 10);
    await waitFor(() => expect(address()).toBe('/vacancies/9'));
    await swipe('Baker', -90, 10);
    await waitFor(() => expect(address()).toBe('/vacancies/7'));
  });

  it('are missing on a vacancy that was opened by its URL', async () => {
    open('/vacancies/7');
    await screen.findByRole('heading', { level: 1, name: 'Line Cook' });
    expect(screen.queryByRole('navigation', { name: 'Results' })).not.toBeInTheDocument();
  });
});
