import { paths } from '@cpa/shared/routing';
import { Link, ShoppingCartIcon } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import styles from './CartLink.module.css';
import { useCartCount } from './useCartCount.ts';

/** The way to the cart, with how much is in it; nothing while it is empty. */
export function CartLink() {
  const t = useText();
  const count = useCartCount();
  if (count === 0) return null;
  const label = t('cart.link', { count });
  return (
    <Link variant="plain" className={styles.link} to={paths.cart} aria-label={label} title={label}>
      <ShoppingCartIcon size={20} />
      <span className={styles.count}>{count}</span>
    </Link>
  );
}
