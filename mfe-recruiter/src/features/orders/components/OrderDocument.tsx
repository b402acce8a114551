import { Button, DownloadIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { fileNameOf } from '../model/documentFile.ts';
import { events, selectOrders } from '../state/ordersSlice.ts';
import styles from './OrderList.module.css';

type Props = { id: number; kind: 'receipt' | 'creditNote'; number: string };

/** The number of a receipt or credit note, with its download. */
export function OrderDocument({ id, kind, number }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const { downloading } = useSelector(selectOrders);
  return (
    <div className={styles.document}>
      <span className="nowrap">{number}</span>
      <Button
        variant="quiet"
        size="small"
        className={styles.receipt}
        icon={<DownloadIcon size={16} />}
        isLoading={downloading.includes(fileNameOf({ id, kind, number }))}
        aria-label={t(`orders.${kind}Of`, { number })}
        onClick={() => dispatch(events.documentRequested({ id, kind, number }))}
      >
        {t(`orders.${kind}`)}
      </Button>
    </div>
  );
}
