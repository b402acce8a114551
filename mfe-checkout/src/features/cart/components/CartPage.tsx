import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { EmptyState, Link, LinkButton, LoadingArea, ShoppingCartIcon, Skeleton } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectCartItems, selectCartTotal, selectIsCartRestored } from '../state/cartSlice.ts';
import { CartItems } from './CartItems.tsx';
import styles from './CartPage.module.css';
import { SavedItems } from './SavedItems.tsx';

/** The cart with its total, and the items saved for later. */
export function CartPage() {
  const t = useText();
  const isRestored = useSelector(selectIsCartRestored);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('cart.title')}</h1>
      {isRestored ? (
        <>
          <Cart />
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

function Cart() {
  const t = useText();
  const { formatMoney } = useFormat();
  const items = useSelector(selectCartItems);
  const total = useSelector(selectCartTotal);
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<ShoppingCartIcon size={24} />}
        title={t('cart.empty.title')}
        action={<LinkButton to={paths.plans}>{t('cart.empty.action')}</LinkButton>}
      >
        {t('cart.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <CartItems items={items} />
      <p className={styles.total}>
        <span>{t('cart.total')}</span>
        <strong className={styles.amount}>{formatMoney(total, 'USD')}</strong>
      </p>
      <div className={styles.checkout}>
        <LinkButton to={paths.checkout}>{t('cart.checkout')}</LinkButton>
      </div>
      <p className={styles.more}>
        <Link to={paths.plans}>{t('cart.more')}</Link>
      </p>
    </>
  );
}
