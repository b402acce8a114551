import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.tsx';

const remotes = [{ path: '/', Component: () => <h1>Home</h1> }];
const open = () => renderPage({ at: '/', remotes });
const cart = () => screen.queryByRole('link', { name: /^Cart/ });
const keep = (count: number) =>
  localStorage.setItem('cartState', JSON.stringify({ items: Array.from({ length: count }), total: 0 }));

/** As the checkout has it once it is loaded. */
const cartSlice = createSlice({
  name: 'checkoutCart',
  initialState: { items: [] as string[], isRestored: false },
  reducers: { filled: () => ({ items: ['one', 'two', 'three'], isRestored: true }) },
});

beforeEach(() => localStorage.clear());

describe('the cart in the frame', () => {
  it('is not there while nothing is in it, or nothing that can be read', async () => {
    localStorage.setItem('cartState', '{"items":');
    await open();
    expect(cart()).not.toBeInTheDocument();
  });

  it('counts what an earlier visit put in', async () => {
    keep(1);
    await open();
    expect(cart()).toHaveAccessibleName('Cart, 1 item');
    expect(cart()).toHaveAttribute('href', '/cart');
    expect(cart()).toHaveTextContent('1');
  });

  it('follows another tab, and signing out', async () => {
    const { host } = await open();
    keep(2);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cartState' })));
    expect(cart()).toHaveAccessibleName('Cart, 2 items');
    localStorage.clear();
    act(() => void host.store.dispatch(signedOut()));
    expect(cart()).not.toBeInTheDocument();
  });

  it('follows the checkout in this tab before that has written anything', async () => {
    keep(1);
    const { host } = await open();
    cartSlice.injectInto(rootReducer);
    act(() => void host.store.dispatch(cartSlice.actions.filled()));
    expect(cart()).toHaveAccessibleName('Cart, 3 items');
  });
});
