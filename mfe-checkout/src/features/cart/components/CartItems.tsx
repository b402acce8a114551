import { Button } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import type { CartItem } from '../model/cart.ts';
import { removeRequested, saveForLaterRequested } from '../state/cartSlice.ts';
import { ItemList } from './ItemList.tsx';

/** The items in the cart, each with buttons to save it for later or remove it. */
export function CartItems({ items }: { items: readonly CartItem[] }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <ItemList
      label={t('cart.items')}
      items={items}
      renderActions={({ title }, index) => (
        <>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('cart.saveForLaterTitle', { title })}
            onClick={() => dispatch(saveForLaterRequested({ index }))}
          >
            {t('cart.saveForLater')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('cart.removeTitle', { title })}
            onClick={() => dispatch(removeRequested({ index }))}
          >
            {t('cart.remove')}
          </Button>
        </>
      )}
    />
  );
}
