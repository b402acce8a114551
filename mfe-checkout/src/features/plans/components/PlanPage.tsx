import { Card, EmptyState, ErrorNotice } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { plansOpened, selectPackages, selectPlansFailure, selectPlansStatus } from '../state/plansSlice.ts';
import { PlanGrid } from './PlanGrid.tsx';
import styles from './PlanPage.module.css';
import { PlansLoading } from './PlansLoading.tsx';
import { Questions } from './Questions.tsx';
import type { RenderChoice } from './renderChoice.ts';

/** What a company can buy, what is free, and what one may want to know first. */
export function PlanPage({ cart, renderChoice }: { cart: ReactNode; renderChoice: RenderChoice }) {
  const t = useText();
  return (
    <div className={styles.page}>
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
      <Plans renderChoice={renderChoice} />
      <Questions />
    </div>
  );
}

function Plans({ renderChoice }: { renderChoice: RenderChoice }) {
  const t = useText();
  const dispatch = useDispatch();
  const status = useSelector(selectPlansStatus);
  const failure = useSelector(selectPlansFailure);
  const plans = useSelector(selectPackages);
  if (status === 'failed') {
    return (
      <div className={styles.failed}>
        <ErrorNotice
          title={t('failure.title')}
          requestId={failure?.requestId}
          onRetry={() => dispatch(plansOpened())}
        >
          {t(failure?.kind === 'network' ? 'failure.network' : 'failure.other')}
        </ErrorNotice>
      </div>
    );
  }
  if (status !== 'loaded') return <PlansLoading />;
  if (plans.length === 0) {
    return <EmptyState title={t('plans.empty.title')}>{t('plans.empty.text')}</EmptyState>;
  }
  return (
    <>
      <PlanGrid
        title={t('plans.postings')}
        plans={plans.filter((plan) => !plan.sponsored)}
        renderChoice={renderChoice}
      />
      <PlanGrid
        title={t('plans.sponsorship')}
        intro={t('plans.sponsorshipText')}
        plans={plans.filter((plan) => plan.sponsored)}
        renderChoice={renderChoice}
      />
    </>
  );
}
