import type { Order } from '@cpa/shared/contracts';
import { LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectOrderPage } from '../state/orderPageSlice.ts';
import { UnknownOrder } from './UnknownOrder.tsx';

type OrderPageProps = { id: number; path: string; children: (order: Order) => ReactNode };

/** A page about one order, with its loading and error states. */
export function OrderPage({ id, path, children }: OrderPageProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { status, order, error } = useSelector(selectOrderPage);
  useEffect(() => () => void dispatch(events.orderPageLeft({ path })), [dispatch, path]);
  if (order) return children(order);
  return (
    <div className="page stack-5">
      {error?.status === 404 ? (
        <UnknownOrder />
      ) : status === 'failed' ? (
        <LoadError
          isWholePage
          title={t('order.loadError')}
          error={error}
          onRetry={() => dispatch(events.orderPageOpened({ id, path }))}
        />
      ) : (
        <LoadingArea label={t('order.loading')}>
          <Skeleton shape="block" height={560} />
        </LoadingArea>
      )}
    </div>
  );
}
