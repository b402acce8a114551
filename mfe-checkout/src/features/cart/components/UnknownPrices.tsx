import { Button } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { CartNotice } from './CartNotice.tsx';

type UnknownPricesProps = { isRetrying: boolean; onRetry: () => void };

/** States that the prices in the cart could not be compared with the current ones, and offers a retry. */
export function UnknownPrices({ isRetrying, onRetry }: UnknownPricesProps) {
  const t = useText();
  return (
    <CartNotice
      role="alert"
      action={
        <Button size="small" variant="secondary" isLoading={isRetrying} onClick={onRetry}>
          {t('cart.unknown.retry')}
        </Button>
      }
    >
      <strong>{t('cart.unknown.title')}</strong> {t('cart.unknown.text')}
    </CartNotice>
  );
}
