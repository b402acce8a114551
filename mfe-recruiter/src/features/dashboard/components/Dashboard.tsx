import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { events, selectDashboard } from '../state/dashboardSlice.ts';
import { AttentionList } from './AttentionList.tsx';
import { ChartCard } from './ChartCard.tsx';
import styles from './Dashboard.module.css';
import { FirstSteps } from './FirstSteps.tsx';
import { Latest } from './Latest.tsx';
import { Stages } from './Stages.tsx';

/** Tasks, figures of the last 30 days and, for a new recruiter, the first steps. */
export function Dashboard() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, data: dashboard, error } = useSelector(selectDashboard);
  useEffect(() => {
    dispatch(events.dashboardShown());
    return () => void dispatch(events.dashboardLeft());
  }, [dispatch]);
  if (status === 'failed')
    return <LoadError error={error} onRetry={() => dispatch(events.dashboardOpened())} />;
  if (!dashboard) {
    return (
      <LoadingArea label={t('dashboard.loading')} className={styles.columns}>
        <div className={styles.main}>
          <Skeleton shape="block" height={340} />
          <Skeleton shape="block" height={420} />
        </div>
        <div className={styles.aside}>
          <Skeleton shape="block" height={240} />
          <Skeleton shape="block" height={280} />
        </div>
      </LoadingArea>
    );
  }
  const { first_steps: steps } = dashboard;
  const isNew = !steps.is_verified || !steps.has_company || !steps.has_published;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {isNew && <FirstSteps steps={steps} />}
        {steps.has_company && (
          <>
            <AttentionList
              attention={[
                ...dashboard.called_off,
                ...dashboard.attention.filter(({ kind }) => !isNew || kind !== 'unverified'),
              ]}
            />
            <ChartCard chart={dashboard.chart} />
          </>
        )}
      </div>
      {steps.has_company && (
        <div className={styles.aside}>
          <Stages stages={dashboard.stages} />
          <Latest latest={dashboard.latest} />
        </div>
      )}
    </div>
  );
}
