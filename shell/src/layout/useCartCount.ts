import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Store } from 'redux';

/** The specification's storage key. What is in it belongs to the checkout; the frame only counts. */
const CART_KEY = 'cartState';

/** How many items the cart has, also where the checkout has not been loaded, and whichever tab filled it. */
export function useCartCount(): number {
  const store = useStore<object>();
  return useSyncExternalStore(
    (listener) => {
      const unsubscribe = store.subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', listener);
      };
    },
    () => countInStore(store) ?? countKept(),
    () => 0,
  );
}

/** The checkout writes the storage a moment after its state, so its state is asked first. */
function countInStore(store: Store<object>): number | null {
  const { checkoutCart: cart } = store.getState() as {
    checkoutCart?: { items?: unknown; isRestored?: boolean };
  };
  return cart?.isRestored && Array.isArray(cart.items) ? cart.items.length : null;
}

/** What was last read, since the store asks with every action. */
let last: { text: string | null; count: number } = { text: null, count: 0 };

function countKept(): number {
  try {
    const text = localStorage.getItem(CART_KEY);
    if (text !== last.text) last = { text, count: countIn(text) };
    return last.count;
  } catch {
    return 0;
  }
}

function countIn(text: string | null): number {
  const kept = JSON.parse(text ?? 'null') as { items?: unknown } | null;
  return Array.isArray(kept?.items) ? kept.items.length : 0;
}
