import { selectProfile } from '@cpa/shared/session';
import { LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSponsored } from '../../../sponsoring/sponsoredItems.ts';
import { useText } from '../../../messages/texts.ts';
import type { CardData } from '../model/cardForm.ts';
import type { OneShot } from '../model/oneShot.ts';
import type { Purchase } from '../model/selection.ts';
import { events, selectPayment } from '../state/paymentSlice.ts';
import { BankWaiting } from './BankWaiting.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { PayForm } from './PayForm.tsx';
import { CannotPay, reasonNotToPay } from './CannotPay.tsx';

type CheckoutPageProps = {
  items: readonly Purchase[];
  card: OneShot<CardData>;
  /** Company that is preselected; null preselects the first. */
  companyId: number | null;
};

/** Pays what is in the cart, by card or by bank. Outcomes replace the form in place. */
export function CheckoutPage({ items, card, companyId }: CheckoutPageProps) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(events.checkoutShown());
    return () => void dispatch(events.checkoutLeft());
  }, [dispatch]);
  return (
    <div className="page stack-5">
      <Content items={items} card={card} companyId={companyId} />
    </div>
  );
}

function Content({ items, card, companyId }: CheckoutPageProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { step, outcome, order, error } = useSelector(selectPayment);
  const profile = useSelector(selectProfile);
  const sponsored = useSelector(selectSponsored);
  if (step === 'openFailed') {
    return (
      <LoadError
        isWholePage
        title={t('pay.loadError')}
        error={error}
        onRetry={() => dispatch(events.checkoutOpened())}
      />
    );
  }
  if (step === 'opening') {
    return (
      <LoadingArea label={t('pay.loading')}>
        <h1>{t('pay.title')}</h1>
        <Skeleton shape="block" height={720} />
      </LoadingArea>
    );
  }
  if (step === 'waiting' && order) return <BankWaiting order={order} />;
  if (step === 'ended' && outcome) return <OutcomePanel key={outcome} outcome={outcome} order={order} />;
  // Another tab may empty the cart while this one pays.
  const refusal = step === 'creating' ? null : reasonNotToPay(items, profile, sponsored);
  return refusal ? <CannotPay {...refusal} /> : <PayForm items={items} card={card} companyId={companyId} />;
}
