import { paths } from '@cpa/shared/routing';
import { EmptyState, FileTextIcon, LinkButton, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectCvs } from '../state/cvsSlice.ts';
import { CvCard } from './CvCard.tsx';
import styles from './CvList.module.css';

/** The CVs of the account. */
export function CvList() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, error, cvs } = useSelector(selectCvs);
  const list = useRef<HTMLDivElement>(null);
  const shownCount = useRef(cvs.length);
  // The focus was in the card of a deleted CV.
  useEffect(() => {
    if (cvs.length < shownCount.current && document.activeElement === document.body) list.current?.focus();
    shownCount.current = cvs.length;
  }, [cvs.length]);
  if (status === 'failed') {
    return (
      <LoadError error={error} title={t('cvs.loadFailed')} onRetry={() => dispatch(events.cvsOpened())} />
    );
  }
  if (status !== 'loaded') {
    return (
      <LoadingArea label={t('cvs.loading')}>
        <div className="stack-3 plain-list">
          <Skeleton shape="block" height={86} />
          <Skeleton shape="block" height={86} />
        </div>
      </LoadingArea>
    );
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.all}>
      {cvs.length === 0 ? (
        <EmptyState
          icon={<FileTextIcon />}
          title={t('cvs.none.title')}
          action={<LinkButton to={`${paths.cvBuilder}?new=1`}>{t('cvs.new')}</LinkButton>}
        >
          {t('cvs.none.text')}
        </EmptyState>
      ) : (
        <ul className="stack-3 plain-list">
          {cvs.map((cv) => (
            <CvCard key={cv.id} cv={cv} />
          ))}
        </ul>
      )}
    </div>
  );
}
