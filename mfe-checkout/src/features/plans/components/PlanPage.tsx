import type { Package } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { EmptyState, Link, LoadError } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { plans } from '../state/plans.ts';
import { PlansLoading } from './PlansLoading.tsx';
import styles from './PlansPage.module.css';

type PlanPageProps = { id: number; children: (plan: Package, packages: readonly Package[]) => ReactNode };

/** The page of one plan, once it is loaded, with its loading and error states. */
export function PlanPage({ id, children }: PlanPageProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { status, data: packages = [], error } = useSelector(plans.select);
  const plan = packages.find((each) => each.id === id);
  return (
    <div className="page">
      {plan ? (
        children(plan, packages)
      ) : (
        <>
          <h1>{t('plan.title')}</h1>
          <p className={styles.intro}>
            <Link to={paths.plans}>{t('plan.all')}</Link>
          </p>
          {status === 'failed' ? (
            <LoadError title={t('plans.loadError')} error={error} onRetry={() => dispatch(plans.opened())} />
          ) : status === 'loaded' ? (
            <EmptyState title={t('plan.unknown.title')}>{t('plan.unknown.text')}</EmptyState>
          ) : (
            <PlansLoading />
          )}
        </>
      )}
    </div>
  );
}
