import { useFormat } from '@cpa/shared/i18n';
import { Button, CircleAlertIcon } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import type { CartItem } from '../model/cart.ts';
import type { ItemChange } from '../model/itemChange.ts';
import { newPriceAccepted } from '../state/cartSlice.ts';
import styles from './ItemList.module.css';

type ItemNoticeProps = { item: CartItem; index: number; change: ItemChange };

/** Says what changed about an item since it was added. Nothing is replaced without the buyer. */
export function ItemNotice({ item, index, change }: ItemNoticeProps) {
  const t = useText();
  const { formatMoney } = useFormat();
  const dispatch = useDispatch();
  return (
    <div className={styles.notice}>
      <CircleAlertIcon size={18} />
      <p>
        {change.kind === 'gone'
          ? t('cart.changed.gone')
          : t('cart.changed.price', {
              old: formatMoney(item.price, 'USD'),
              price: formatMoney(change.price, 'USD'),
            })}
      </p>
      {change.kind === 'price' && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('cart.changed.acceptTitle', { title: item.title })}
          onClick={() => dispatch(newPriceAccepted({ index, price: change.price }))}
        >
          {t('cart.changed.accept')}
        </Button>
      )}
    </div>
  );
}
