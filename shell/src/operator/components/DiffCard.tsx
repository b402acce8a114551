import { Card, ErrorNotice, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { comparisonRequested, selectOperatorReleases } from '../state/releasesSlice.ts';
import styles from './DiffCard.module.css';
import { RemoteDiff } from './RemoteDiff.tsx';

/** Differences of the two selected revisions. */
export function DiffCard() {
  const t = useText();
  const dispatch = useDispatch();
  const { diff } = useSelector(selectOperatorReleases);
  if (diff.status === 'none') return null;
  return (
    <Card as="section" aria-labelledby="diff-title">
      {diff.status === 'loading' && (
        <LoadingArea label={t('diff.loading')}>
          <Skeleton shape="block" height={220} />
        </LoadingArea>
      )}
      {diff.status === 'failed' && (
        <ErrorNotice title={t('diff.failed')} onRetry={() => void dispatch(comparisonRequested())} />
      )}
      {diff.result && (
        <>
          <h2 id="diff-title" className={styles.title}>
            {t('diff.title', { before: diff.result.before, after: diff.result.after })}
          </h2>
          {diff.result.remotes.length === 0 && <p>{t('diff.none')}</p>}
          {diff.result.remotes.map((remote) => (
            <RemoteDiff key={remote.name} diff={remote} />
          ))}
        </>
      )}
    </Card>
  );
}
