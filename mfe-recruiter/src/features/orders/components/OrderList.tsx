import { paths } from '@cpa/shared/routing';
import { selectProfile } from '@cpa/shared/session';
import { EmptyState, InboxIcon, LinkButton, LoadingArea, Pagination, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { events, orderPages, selectOrderPage, selectOrders } from '../state/ordersSlice.ts';
import styles from './OrderList.module.css';
import { OrderRow } from './OrderRow.tsx';
import { refundDialog } from './refundDialog.ts';

const COLUMNS = ['date', 'items', 'total', 'method', 'status', 'invoice'] as const;
const PLACEHOLDERS = [0, 1, 2, 3];

/** The orders of the recruiter's companies; `highlightedId` is the one that the page was opened for. */
export function OrderList({ highlightedId }: { highlightedId: number | null }) {
  const t = useText();
  const dispatch = useDispatch();
  const { page, refund } = useSelector(selectOrders);
  const { status, error, data: list } = useSelector(selectOrderPage);
  const companies = useSelector(selectProfile)?.companies ?? [];
  if (status === 'failed')
    return <LoadError error={error} onRetry={() => dispatch(orderPages.opened(page))} />;
  if (!list) {
    return (
      <LoadingArea label={t('orders.loading')} className={styles.loading}>
        {PLACEHOLDERS.map((row) => (
          <Skeleton key={row} shape="block" height={72} />
        ))}
      </LoadingArea>
    );
  }
  if (list.orders.length === 0) {
    return (
      <EmptyState
        icon={<InboxIcon size={24} />}
        title={t('orders.empty')}
        action={<LinkButton to={paths.plans}>{t('orders.plans')}</LinkButton>}
      >
        {t('orders.emptyText')}
      </EmptyState>
    );
  }
  const mayRefundAll = list.orders.every(({ company }) =>
    companies.some(({ id, membership }) => id === company?.id && membership === 'owner'),
  );
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <span>{t('orders.count', { count: list.total })}</span>
          {!mayRefundAll && <span> {t('orders.refund.owners')}</span>}
        </caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`orders.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.orders.map((order) => (
            <OrderRow key={order.id} order={order} isHighlighted={order.id === highlightedId} />
          ))}
        </tbody>
      </table>
      <refundDialog.Part isShown={refund !== null} onClose={() => dispatch(events.refundClosed())}>
        {(RefundDialog) => <RefundDialog />}
      </refundDialog.Part>
      <Pagination
        page={list.page}
        lastPage={list.last_page}
        label={t('orders.pages')}
        hrefFor={(number) => `${paths.recruiter.orders}?page=${number}`}
      />
    </>
  );
}
