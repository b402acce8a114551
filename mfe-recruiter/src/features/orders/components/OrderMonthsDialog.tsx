import { useFormat } from '@cpa/shared/i18n';
import { selectProfile } from '@cpa/shared/session';
import { Button, DownloadIcon, LoadingArea, NativeSelect, Skeleton } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { fileNameOf } from '../model/documentFile.ts';
import { events, orderMonths, selectOrders } from '../state/ordersSlice.ts';

/** Downloads the receipts and credit notes that a company got in a month, as CSV or PDF. */
export default function OrderMonthsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatMonth } = useFormat();
  const summary = useId();
  const companies = useSelector(selectProfile)?.companies ?? [];
  const [companyId, setCompanyId] = useState(companies[0]?.id ?? 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const { downloading } = useSelector(selectOrders);
  const { status, data, error } = useSelector((state: object) => orderMonths.select(state, companyId));
  useEffect(() => {
    if (companyId > 0) dispatch(orderMonths.opened(companyId));
  }, [dispatch, companyId]);
  const months = data?.months ?? [];
  const month = months.find((each) => each.month === chosen) ?? months[0];
  const number = month?.month ?? '';
  const isEmpty = !month || month.receipts + month.credit_notes === 0;
  const download = (kind: 'csv' | 'pdf') => (
    <Button
      variant={kind === 'pdf' ? 'primary' : 'secondary'}
      icon={<DownloadIcon />}
      disabled={isEmpty}
      aria-describedby={summary}
      isLoading={downloading.includes(fileNameOf({ id: companyId, kind, number }))}
      onClick={() => dispatch(events.documentRequested({ id: companyId, kind, number }))}
    >
      {t(`orders.months.${kind}`)}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('orders.months.title')}
      actions={
        <>
          {download('csv')}
          {download('pdf')}
        </>
      }
    >
      <div className="stack-4">
        <p>{t('orders.months.text')}</p>
        {companies.length > 1 && (
          <NativeSelect
            label={t('orders.months.company')}
            value={companyId}
            onChange={({ target }) => setCompanyId(Number(target.value))}
          >
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
        {status === 'failed' && (
          <LoadError error={error} onRetry={() => dispatch(orderMonths.opened(companyId))} />
        )}
        {!data && status !== 'failed' && companyId > 0 && (
          <LoadingArea label={t('orders.months.loading')}>
            <Skeleton shape="block" height={112} />
          </LoadingArea>
        )}
        {month && (
          <NativeSelect
            label={t('orders.months.month')}
            value={month.month}
            onChange={({ target }) => setChosen(target.value)}
          >
            {months.map((each) => (
              <option key={each.month} value={each.month}>
                {formatMonth(each.month)}
              </option>
            ))}
          </NativeSelect>
        )}
        {(data || companyId === 0) && (
          <p id={summary} role="status" className="mute">
            {!month && t('orders.months.none')}
            {month && isEmpty && t('orders.months.empty', { month: formatMonth(month.month) })}
            {month &&
              !isEmpty &&
              t('orders.months.has', { receipts: month.receipts, notes: month.credit_notes })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
