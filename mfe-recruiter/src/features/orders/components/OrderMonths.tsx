import { Button, DownloadIcon, lazyComponent } from '@cpa/shared/ui';
import { useState } from 'react';
import { ChunkFailed } from '../../../errors/ChunkFailed.tsx';
import { useText } from '../../../messages/texts.ts';

const dialog = lazyComponent(
  () => import(/* webpackChunkName: "orderMonthsDialog" */ './OrderMonthsDialog.tsx'),
);

/** Opens the receipts by month. */
export function OrderMonths() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { Component: OrderMonthsDialog, isFailed, retry } = dialog.useComponent(isOpen);
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        aria-haspopup="dialog"
        onPointerEnter={dialog.prefetch}
        onClick={() => setIsOpen(true)}
      >
        {t('orders.months.title')}
      </Button>
      {isFailed && <ChunkFailed onRetry={retry} onClose={() => setIsOpen(false)} />}
      {isOpen && OrderMonthsDialog && <OrderMonthsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
