import { useFormat } from '@cpa/shared/i18n';
import type { ReactNode } from 'react';
import type { CartItem } from '../model/cart.ts';
import styles from './ItemList.module.css';

type ItemListProps = {
  label: string;
  items: readonly CartItem[];
  renderActions: (item: CartItem, index: number) => ReactNode;
};

export function ItemList({ label, items, renderActions }: ItemListProps) {
  const { formatMoney } = useFormat();
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        // Only the position identifies an item: the same plan may be in the cart twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${item.package_id} ${index}`} className={styles.item}>
          <span className={styles.title}>{item.title}</span>
          <span className={styles.price}>{formatMoney(item.price, 'USD')}</span>
          <span className={styles.actions}>{renderActions(item, index)}</span>
        </li>
      ))}
    </ul>
  );
}
