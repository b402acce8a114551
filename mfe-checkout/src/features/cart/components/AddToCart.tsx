import type { Package } from '@cpa/shared/contracts';
import { Button } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { itemAdded } from '../state/cartSlice.ts';

export function AddToCart({ plan: { id, name, price, recommended } }: { plan: Package }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <Button
      isWide
      variant={recommended ? 'primary' : 'secondary'}
      aria-label={t('plans.chooseName', { name })}
      onClick={() => dispatch(itemAdded({ package_id: id, title: name, price }))}
    >
      {t('plans.choose')}
    </Button>
  );
}
