import { errorText } from '@cpa/shared/http';
import { LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NotFound } from '../../error-pages/NotFound.tsx';
import { useText } from '../messages/texts.ts';
import { events, selectOperatorReleases } from '../state/releasesSlice.ts';
import { CanaryCards } from './CanaryCards.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DiffCard } from './DiffCard.tsx';
import { DifferingCard } from './DifferingCard.tsx';
import { EnvironmentsCard } from './EnvironmentsCard.tsx';
import { FailuresCard } from './FailuresCard.tsx';
import { GatesCard } from './GatesCard.tsx';
import { LiveStrip } from './LiveStrip.tsx';
import { ProblemsCard } from './ProblemsCard.tsx';
import { ReleasesHeader } from './ReleasesHeader.tsx';
import styles from './ReleasesPage.module.css';
import { TimelineCard } from './TimelineCard.tsx';

/** Release dashboard. An account that is not an operator gets the 404 page. */
export function ReleasesPage() {
  const t = useText();
  const dispatch = useDispatch();
  const { overview, status, error } = useSelector(selectOperatorReleases);
  useEffect(() => {
    dispatch(events.pageOpened());
    return () => void dispatch(events.pageClosed());
  }, [dispatch]);
  if (error?.status === 404) return <NotFound />;
  if (!overview)
    return (
      <div className={styles.page}>
        {status === 'failed' ? (
          <LoadError
            error={error}
            title={t('failed.title')}
            isWholePage
            onRetry={() => void dispatch(events.retried())}
          >
            {error?.status === 403 ? errorText(error) : undefined}
          </LoadError>
        ) : (
          <LoadingArea label={t('loading')}>
            <h1>{t('title')}</h1>
            <Skeleton shape="block" height={190} className={styles.strip!} />
            <div className={styles.columns}>
              <Skeleton shape="block" height={640} />
              <Skeleton shape="block" height={640} />
            </div>
          </LoadingArea>
        )}
      </div>
    );
  return (
    <div className={styles.page}>
      <ReleasesHeader overview={overview} />
      <LiveStrip overview={overview} />
      <div className={styles.columns}>
        <div className="stack-4 shrink">
          <CanaryCards overview={overview} />
          <FailuresCard overview={overview} />
          <ProblemsCard overview={overview} />
          <EnvironmentsCard overview={overview} />
          <DifferingCard overview={overview} />
          <GatesCard overview={overview} />
          <DiffCard />
        </div>
        <TimelineCard overview={overview} />
      </div>
      <ChangeDialog overview={overview} />
    </div>
  );
}
