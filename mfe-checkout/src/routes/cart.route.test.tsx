import { aHost, renderRoutes } from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const starter = { package_id: 1, title: 'Starter', price: 4900 };
const team = { package_id: 2, title: 'Team', price: 19_900 };

function open(items: object[], saved: object[] = []) {
  localStorage.setItem('cartState', JSON.stringify({ items, total: 1 }));
  localStorage.setItem('saveLaterItems', JSON.stringify(saved));
  const host = aHost();
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/cart' }) };
}

afterEach(() => localStorage.clear());

describe('the cart page', () => {
  it('shows what the browser kept, and counts the total itself', async () => {
    open([starter, team, starter]);
    expect(
      within(await screen.findByRole('list', { name: 'Items in your cart' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(screen.getByText('US$ 297')).toBeVisible();
  });

  it('gives an item up and names it', async () => {
    const { user, host } = open([starter, team]);
    await user.click(await screen.findByRole('button', { name: 'Remove Starter' }));
    expect(screen.queryByText('Starter')).not.toBeInTheDocument();
    expect(host.toasts.shown).toEqual([{ kind: 'success', title: 'Starter removed from cart' }]);
  });

  it('puts an item aside and takes it back', async () => {
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

  it('leads to the plans when it is empty, and offers nothing to pay', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
    expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
  });

  it('forgets a saved item at a press', async () => {
    const { user, host } = open([team], [starter]);
    await user.click(await screen.findByRole('button', { name: 'Remove Starter from the saved items' }));
    expect(screen.queryByText('Starter')).not.toBeInTheDocument();
    expect(host.toasts.shown).toEqual([{ kind: 'success', title: 'Item removed from save later' }]);
  });
});
