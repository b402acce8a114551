import type { Package } from '@cpa/shared/contracts';
import { Button } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import type { CartItem } from '../model/cart.ts';
import { selectSponsored } from '../../../sponsoring/sponsoredItems.ts';
import { itemChange } from '../model/itemChange.ts';
import { events, selectRemoved } from '../state/cartSlice.ts';
import { ItemList } from './ItemList.tsx';
import { ItemNotice } from './ItemNotice.tsx';

type CartItemsProps = {
  items: readonly CartItem[];
  /** Packages on sale; null until they are loaded. */
  packages: readonly Package[] | null;
};

/** The items in the cart, each with buttons to save it for later or remove it. */
export function CartItems({ items, packages }: CartItemsProps) {
  const t = useText();
  const textOf = usePackageText();
  const dispatch = useDispatch();
  const removed = useSelector(selectRemoved);
  const sponsored = useSelector(selectSponsored);
  return (
    <ItemList
      label={t('cart.items')}
      items={items}
      removed={removed?.list === 'cart' ? removed : null}
      renderNotice={(item, index) => {
        const change = itemChange(item, packages, sponsored);
        return change && <ItemNotice item={item} index={index} change={change} />;
      }}
      renderActions={({ title }, index) => (
        <>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('cart.saveForLaterTitle', { title: textOf(title) })}
            onClick={() => dispatch(events.saveForLaterRequested({ index }))}
          >
            {t('cart.saveForLater')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('cart.removeTitle', { title: textOf(title) })}
            onClick={() => dispatch(events.removeRequested({ index }))}
          >
            {t('cart.remove')}
          </Button>
        </>
      )}
    />
  );
}
