import { paths } from '@cpa/shared/routing';
import { EmptyState, Link, LoadError } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { plansOpened, selectPackages, selectPlansError, selectPlansStatus } from '../state/plansSlice.ts';
import type { RenderPlanAction } from './PlanCard.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { PlansLoading } from './PlansLoading.tsx';
import styles from './PlansPage.module.css';

type PlanPageProps = { id: number; cart: ReactNode; renderAction: RenderPlanAction };

/** One plan, which can be put into the cart. */
export function PlanPage({ id, cart, renderAction }: PlanPageProps) {
  const t = useText();
  const plan = useSelector(selectPackages).find((each) => each.id === id);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{plan?.name ?? t('plan.title')}</h1>
        {cart}
      </div>
      <p className={styles.intro}>
        <Link to={paths.plans}>{t('plan.all')}</Link>
      </p>
      <Plan id={id} renderAction={renderAction} />
    </div>
  );
}

function Plan({ id, renderAction }: Omit<PlanPageProps, 'cart'>) {
  const t = useText();
  const dispatch = useDispatch();
  const status = useSelector(selectPlansStatus);
  const error = useSelector(selectPlansError);
  const plan = useSelector(selectPackages).find((each) => each.id === id);
  if (status === 'failed') {
    return <LoadError title={t('plans.loadError')} error={error} onRetry={() => dispatch(plansOpened())} />;
  }
  if (status !== 'loaded') return <PlansLoading />;
  if (!plan) return <EmptyState title={t('plan.unknown.title')}>{t('plan.unknown.text')}</EmptyState>;
  return (
    <PlanGrid
      title={t(plan.sponsored ? 'plans.sponsorship' : 'plans.postings')}
      intro={t(plan.sponsored ? 'plan.nextSponsor' : 'plan.nextPost')}
      plans={[plan]}
      renderAction={renderAction}
    />
  );
}
