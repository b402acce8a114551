import { useFormat } from '@cpa/shared/i18n';
import { Badge, Button, CircleCheckIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import type { Overview } from '../model/releaseOverview.ts';
import { events, selectOperatorReleases } from '../state/releasesSlice.ts';
import styles from './ReleasesHeader.module.css';

/** Title with the state of the store, and the result of its check. */
export function ReleasesHeader({ overview }: { overview: Overview }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatAgo, formatTime } = useFormat();
  const { check, status, loadedAt } = useSelector(selectOperatorReleases);
  const { revision, timeline, canaries, damaged, is_signed: isSigned = true } = overview;
  const isHealthy = damaged.length === 0 && check.problems.length === 0;
  const [newest] = timeline;
  return (
    <header>
      <div className={styles.top}>
        <div>
          <h1 className={styles.title}>
            <span>{t('title')}</span>{' '}
            {isHealthy && (
              <Badge tone="success">
                <CircleCheckIcon size={14} /> {t('healthy')}
              </Badge>
            )}
          </h1>
          <p className={styles.summary}>
            <span>
              {newest
                ? t('summary', { revision, time: formatAgo(newest.at) })
                : t('summary.old', { revision })}
            </span>
            {canaries.map(({ name, started_at: at }) => (
              <span key={name}> {t('summary.canary', { name, time: formatAgo(at) })}</span>
            ))}
          </p>
        </div>
        <Button
          variant="secondary"
          isLoading={check.status === 'loading'}
          onClick={() => dispatch(events.checkRequested())}
        >
          {t('check')}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {check.status === 'failed' && <span>{t('check.failed')}</span>}
        {check.status === 'loaded' && check.problems.length === 0 && <span>{t('check.healthy')}</span>}
        {status === 'failed' && loadedAt && <span>{t('stale', { time: formatTime(loadedAt) })}</span>}
      </p>
      {check.problems.length > 0 && (
        <div role="alert" className={styles.problems}>
          <h2>{t('check.problems')}</h2>
          <ul>
            {check.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {!isSigned && (
        <p className={styles.warning}>
          {t('unsigned')} <code>portal keys create</code>
        </p>
      )}
      {damaged.length > 0 && (
        <p className={styles.warning}>
          {t('damaged', { count: damaged.length, list: damaged.join(', ') })} <code>portal doctor</code>
        </p>
      )}
    </header>
  );
}
