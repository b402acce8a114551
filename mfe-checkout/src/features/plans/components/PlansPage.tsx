import { Card, EmptyState, LoadError } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { plans } from '../state/plans.ts';
import { PlanFaq } from './PlanFaq.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import styles from './PlansPage.module.css';
import { PlansLoading } from './PlansLoading.tsx';

/** The plans a company can buy, the free offer and answers to common questions. */
export function PlansPage({ cart }: { cart: ReactNode }) {
  const t = useText();
  return (
    <div className="page">
      <div className={styles.head}>
        <h1>{t('plans.title')}</h1>
        {cart}
      </div>
      <p className={styles.intro}>{t('plans.intro')}</p>
      <Card as="section" tone="quiet" aria-labelledby="free" className={styles.free}>
        <h2 id="free" className={styles.freeTitle}>
          {t('plans.free.title')}
        </h2>
        <p>{t('plans.free.text')}</p>
      </Card>
      <Plans />
      <PlanFaq />
    </div>
  );
}

function Plans() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, data: packages, error } = useSelector(plans.select);
  if (status === 'failed') {
    return (
      <div className={styles.failed}>
        <LoadError title={t('plans.loadError')} error={error} onRetry={() => dispatch(plans.opened())} />
      </div>
    );
  }
  if (!packages) return <PlansLoading />;
  if (packages.length === 0) {
    return <EmptyState title={t('plans.empty.title')}>{t('plans.empty.text')}</EmptyState>;
  }
  return (
    <>
      <PlanGrid title={t('plans.postings')} plans={packages.filter((plan) => !plan.sponsored)} />
      <PlanGrid
        title={t('plans.sponsorship')}
        intro={t('plans.sponsorshipText')}
        plans={packages.filter((plan) => plan.sponsored)}
      />
    </>
  );
}
