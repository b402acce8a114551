import {
  aHost,
  anOwnVacancy,
  aPackage,
  aRecruiterProfile,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { events } from '../features/cart/state/cartSlice.ts';
import { plans } from '../features/plans/state/plans.ts';
import { createRoutes } from '../module.ts';
import { eventsMissed } from '../realtime/realtimeEvents.ts';

const starter = { package_id: 1, title: 'Starter', price: 4900 };
const team = { package_id: 2, title: 'Team', price: 19_900 };

const packages = [
  aPackage({ id: 1, name: 'Starter', price: 4900 }),
  aPackage({ id: 2, name: 'Team', price: 19_900 }),
];

function open(items: object[], saved: object[] = [], offers: FakeResponses[string] = { packages }) {
  localStorage.setItem('cartState', JSON.stringify({ items, total: 1 }));
  localStorage.setItem('saveLaterItems', JSON.stringify(saved));
  const host = aHost({ responses: { 'GET /packages': offers } });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/cart' }) };
}

afterEach(() => localStorage.clear());

describe('/cart', () => {
  it('shows the stored items and computes the total from them', async () => {
    open([starter, team, starter]);
    expect(
      within(await screen.findByRole('list', { name: 'Items in your cart' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(screen.getByText('US$ 297.00')).toBeVisible();
  });

  it('removes an item and shows its title in a toast', async () => {
    const { user, host } = open([starter, team]);
    await user.click(await screen.findByRole('button', { name: 'Remove Starter' }));
    expect(screen.queryByText('Starter')).not.toBeInTheDocument();
    expect(host.toasts.shown).toEqual([{ kind: 'success', title: 'Starter removed from cart' }]);
  });

  it('puts a removed item back where it was, with the focus nearby', async () => {
    const { user, host } = open([starter, team, starter]);
    const titles = () =>
      within(screen.getByRole('list', { name: 'Items in your cart' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => /^(Starter|Team)/.exec(textContent)?.[0] ?? null);
    await user.click(await screen.findByRole('button', { name: 'Remove Team' }));
    expect(titles()).toEqual(['Starter', 'Team', 'Starter']);
    expect(screen.getByText('Team was removed.')).toBeVisible();
    expect(screen.getByText('US$ 98.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo: put Team back' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Team' })).toBeVisible();
    expect(titles()).toEqual(['Starter', 'Team', 'Starter']);
    expect(document.body).not.toHaveFocus();
    expect(host.toasts.shown.map(({ title }) => title)).toEqual([
      'Team removed from cart',
      'Team added to cart',
    ]);
  });

  it('offers to undo the removal of the last item', async () => {
    const { user } = open([starter]);
    await user.click(await screen.findByRole('button', { name: 'Remove Starter' }));
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo: put Starter back' }));
    expect(screen.getByRole('button', { name: 'Remove Starter' })).toBeVisible();
  });

  it('moves the focus to the undo of each removal in turn', async () => {
    const { user } = open([starter, team, team, starter]);
    await user.click((await screen.findAllByRole('button', { name: 'Remove Team' }))[0]!);
    await user.click(screen.getByRole('button', { name: 'Remove Team' }));
    expect(screen.getByRole('button', { name: 'Undo: put Team back' })).toHaveFocus();
  });

  it('offers no undo when the cart is opened again', async () => {
    const { user, host } = open([starter, team]);
    await user.click(await screen.findByRole('button', { name: 'Remove Starter' }));
    act(() => void host.store.dispatch(events.cartOpened()));
    expect(await screen.findByRole('button', { name: 'Remove Team' })).toBeVisible();
    expect(screen.queryByText('Starter was removed.')).not.toBeInTheDocument();
  });

  it('asks to remove items when the cart has more than an order may have', async () => {
    const { user } = open(Array.from({ length: 21 }, () => starter));
    expect(await screen.findByText(/at most 20 items. Remove or save for later 1 item,/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Save for later: Starter' })[0]!);
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  });

  it('explains a changed price and a package that is gone, and replaces neither by itself', async () => {
    const { user } = open([
      { ...starter, price: 3900, total: 3900 },
      { package_id: 99, title: 'Bundle', price: 100 },
    ]);
    expect(await screen.findByText(/The price changed from US\$ 39\.00 to US\$ 49\.00/)).toBeVisible();
    expect(screen.getByText(/This package is not on sale any more/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use the new price of Starter' }));
    await user.click(screen.getByRole('button', { name: 'Remove Bundle' }));
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('cartState') ?? '')).toEqual({
      items: [{ ...starter, total: 4900 }],
      total: 4900,
    });
  });

  it('stops at the sponsorship of a vacancy that is sponsored already', async () => {
    const sponsored = anOwnVacancy({
      id: 7,
      title: 'Line Cook',
      sponsored_until: '2099-12-20T16:00:00.000Z',
    });
    const sponsorship = { package_id: 1, title: 'Starter', price: 4900, vacancy_id: 7 };
    localStorage.setItem('cartState', JSON.stringify({ items: [sponsorship], total: 1 }));
    const host = aHost({
      profile: aRecruiterProfile(),
      responses: {
        'GET /packages': { packages },
        'GET /recruiter/vacancies': { vacancies: [sponsored] },
      },
    });
    const { user } = renderRoutes(createRoutes(host), { host, at: '/cart' });
    expect(await screen.findByText(/This vacancy is sponsored already, until .*2099/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Starter' }));
    expect(screen.queryByText(/is sponsored already/)).not.toBeInTheDocument();
  });

  it('detects a sponsorship that began while it was offline', async () => {
    const sponsorship = { package_id: 1, title: 'Starter', price: 4900, vacancy_id: 7 };
    localStorage.setItem('cartState', JSON.stringify({ items: [sponsorship], total: 1 }));
    let until: string | null = null;
    const host = aHost({
      profile: aRecruiterProfile(),
      responses: {
        'GET /packages': { packages },
        'GET /recruiter/vacancies': () => ({ vacancies: [anOwnVacancy({ id: 7, sponsored_until: until })] }),
      },
    });
    renderRoutes(createRoutes(host), { host, at: '/cart' });
    expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeVisible();
    until = '2099-12-20T16:00:00.000Z';
    host.store.dispatch(eventsMissed());
    expect(await screen.findByText(/This vacancy is sponsored already, until .*2099/)).toBeVisible();
  });

  it('says that prices may have changed when the plans fail to load, until a retry succeeds', async () => {
    let isFailing = true;
    const { user } = open([starter], [], () => (isFailing ? { status: 503, body: {} } : { packages }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The current prices could not be loaded. Prices may have changed since you added these items.',
    );
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });

  it('also says so when only a later load of the plans fails', async () => {
    let isFailing = false;
    const { host } = open([starter], [], () => (isFailing ? { status: 503, body: {} } : { packages }));
    await waitFor(() => expect(plans.select(host.store.getState()).status).toBe('loaded'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    isFailing = true;
    act(() => void host.store.dispatch(plans.opened()));
    expect(await screen.findByText('The current prices could not be loaded.')).toBeVisible();
  });

  it('saves an item for later and moves it back to the cart', async () => {
    const { user, host } = open([starter]);
    await user.click(await screen.findByRole('button', { name: 'Save for later: Starter' }));
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Saved for later' })).getByText('Starter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move to cart: Starter' }));
    expect(
      within(screen.getByRole('list', { name: 'Items in your cart' })).getByText('Starter'),
    ).toBeVisible();
    expect(host.toasts.shown.map(({ title }) => title)).toEqual([
      'Item added to save later',
      'Starter added to cart',
    ]);
  });

  it('links to the plans when empty and shows no payment button', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans');
    expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
  });

  it('removes a saved item', async () => {
    const { user, host } = open([team], [starter]);
    await user.click(await screen.findByRole('button', { name: 'Remove Starter from saved items' }));
    expect(screen.queryByText('Starter')).not.toBeInTheDocument();
    expect(host.toasts.shown).toEqual([{ kind: 'success', title: 'Item removed from save later' }]);
  });
});
