import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import type { CartItem } from '../model/cart.ts';
import type { ItemChange } from '../model/itemChange.ts';
import { events } from '../state/cartSlice.ts';
import { CartNotice } from './CartNotice.tsx';

type ItemNoticeProps = { item: CartItem; index: number; change: ItemChange };

/** Describes how an item has changed since it was added. Nothing is replaced without the buyer. */
export function ItemNotice({ item, index, change }: ItemNoticeProps) {
  const t = useText();
  const textOf = usePackageText();
  const { formatDay, formatMoney } = useFormat();
  const dispatch = useDispatch();
  if (change.kind === 'gone') return <CartNotice>{t('cart.changed.gone')}</CartNotice>;
  if (change.kind === 'sponsored')
    return <CartNotice>{t('cart.changed.sponsored', { day: formatDay(change.until) })}</CartNotice>;
  return (
    <CartNotice
      action={
        <Button
          size="small"
          variant="secondary"
          aria-label={t('cart.changed.acceptTitle', { title: textOf(item.title) })}
          onClick={() => dispatch(events.newPriceAccepted({ index, price: change.price }))}
        >
          {t('cart.changed.accept')}
        </Button>
      }
    >
      {t('cart.changed.price', {
        old: formatMoney(item.price, 'USD'),
        price: formatMoney(change.price, 'USD'),
      })}
    </CartNotice>
  );
}
