import { Button, DownloadIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { lazyPart } from '../../../errors/lazyPart.tsx';
import { useText } from '../../../messages/texts.ts';

const dialog = lazyPart(() => import(/* webpackChunkName: "orderMonthsDialog" */ './OrderMonthsDialog.tsx'));

/** Opens the receipts by month. */
export function OrderMonths() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
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
      <dialog.Part isShown={isOpen} onClose={close}>
        {(OrderMonthsDialog) => isOpen && <OrderMonthsDialog onClose={close} />}
      </dialog.Part>
    </>
  );
}
