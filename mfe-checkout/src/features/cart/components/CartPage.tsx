import { MAX_ORDER_ITEMS, type Package } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import {
  EmptyState,
  Link,
  LinkButton,
  LoadingArea,
  ShoppingCartIcon,
  Skeleton,
  useFocusAfterRemoval,
} from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import { selectSponsored } from '../../../sponsoring/sponsoredItems.ts';
import { itemChange } from '../model/itemChange.ts';
import { selectCartItems, selectCartTotal, selectIsCartRestored, selectRemoved } from '../state/cartSlice.ts';
import { CartItems } from './CartItems.tsx';
import { SummaryTotal } from '../../../summary-panel/SummaryTotal.tsx';
import summary from '../../../summary-panel/summaryPanel.module.css';
import styles from './CartPage.module.css';
import { RemovedItem } from './RemovedItem.tsx';
import { SavedItems } from './SavedItems.tsx';

export type CartPageProps = {
  /** Packages on sale; null until they are loaded. */
  packages: readonly Package[] | null;
  /** Shown beside the total. */
  notice: ReactNode;
};

/** The cart with its total, and the items saved for later. */
export function CartPage(props: CartPageProps) {
  const t = useText();
  const container = useFocusAfterRemoval();
  const isRestored = useSelector(selectIsCartRestored);
  return (
    <div ref={container} className="page">
      <h1 className={styles.title}>{t('cart.title')}</h1>
      {isRestored ? (
        <>
          <Cart {...props} />
          <SavedItems />
        </>
      ) : (
        <LoadingArea label={t('cart.loading')}>
          <Skeleton shape="block" height={72} />
        </LoadingArea>
      )}
    </div>
  );
}

function Cart({ packages, notice }: CartPageProps) {
  const t = useText();
  const items = useSelector(selectCartItems);
  const total = useSelector(selectCartTotal);
  const removed = useSelector(selectRemoved);
  const sponsored = useSelector(selectSponsored);
  const isChanged = items.some((item) => itemChange(item, packages, sponsored) !== null);
  const excess = items.length - MAX_ORDER_ITEMS;
  if (items.length === 0) {
    return (
      <>
        {removed?.list === 'cart' && <RemovedItem key={removed.id} title={removed.item.title} />}
        <EmptyState
          icon={<ShoppingCartIcon size={24} />}
          title={t('cart.empty.title')}
          action={<LinkButton to={paths.plans}>{t('cart.empty.action')}</LinkButton>}
        >
          {t('cart.empty.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <div className={styles.columns}>
      <div>
        <CartItems items={items} packages={packages} />
        <p className="above-3">
          <Link to={paths.plans}>{t('cart.more')}</Link>
        </p>
      </div>
      <aside className={summary.panel} aria-labelledby="cart-summary">
        <h2 id="cart-summary" className={summary.title}>
          {t('setup.sum')}
        </h2>
        <SummaryTotal total={total} />
        {notice}
        <div role="status">
          {isChanged && <p className="mute">{t('cart.changed.stop')}</p>}
          {excess > 0 && <p className="mute">{t('cart.tooMany', { max: MAX_ORDER_ITEMS, count: excess })}</p>}
          {!isChanged && excess <= 0 && (
            <LinkButton isWide to={checkoutPaths.checkout}>
              {t('cart.checkout')}
            </LinkButton>
          )}
        </div>
      </aside>
    </div>
  );
}
