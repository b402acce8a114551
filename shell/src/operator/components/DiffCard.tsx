import { Card, ErrorNotice, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { events, selectOperatorReleases } from '../state/releasesSlice.ts';
import { RemoteDiff } from './RemoteDiff.tsx';

/** Differences of the two selected revisions. */
export function DiffCard() {
  const t = useText();
  const dispatch = useDispatch();
  const { diff } = useSelector(selectOperatorReleases);
  const title = useRef<HTMLHeadingElement>(null);
  const { result } = diff;
  // Phones show the card far above the button that fills it.
  useEffect(() => {
    if (result) title.current?.focus();
  }, [result]);
  if (diff.status === 'none') return null;
  return (
    <Card as="section" aria-labelledby="diff-title">
      {diff.status === 'loading' && (
        <LoadingArea label={t('diff.loading')}>
          <Skeleton shape="block" height={220} />
        </LoadingArea>
      )}
      {diff.status === 'failed' && (
        <ErrorNotice title={t('diff.failed')} onRetry={() => void dispatch(events.comparisonRequested())} />
      )}
      {result && (
        <>
          <h2 ref={title} tabIndex={-1} id="diff-title" className="text-19">
            {t('diff.title', { before: result.before, after: result.after })}
          </h2>
          {result.remotes.length === 0 && <p>{t('diff.none')}</p>}
          {result.remotes.map((remote) => (
            <RemoteDiff key={remote.name} diff={remote} />
          ))}
        </>
      )}
    </Card>
  );
}
