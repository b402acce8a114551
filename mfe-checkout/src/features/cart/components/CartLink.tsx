import { LinkButton, ShoppingCartIcon } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import { selectCartItems } from '../state/cartSlice.ts';

/** A link to the cart with the number of items. Renders nothing while the cart is empty. */
export function CartLink() {
  const t = useText();
  const count = useSelector(selectCartItems).length;
  if (count === 0) return null;
  return (
    <LinkButton to={checkoutPaths.cart} variant="secondary" icon={<ShoppingCartIcon />}>
      {t('plans.toCart', { count })}
    </LinkButton>
  );
}
