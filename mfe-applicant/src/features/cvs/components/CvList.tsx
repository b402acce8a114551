import { EmptyState, FileTextIcon, LinkButton, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { cvsOpened, selectCvs } from '../state/cvsSlice.ts';
import { CvCard } from './CvCard.tsx';
import styles from './CvList.module.css';

/** The CVs of the account. */
export function CvList() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, error, cvs } = useSelector(selectCvs);
  if (status === 'failed') {
    return <LoadError error={error} title={t('cvs.loadFailed')} onRetry={() => dispatch(cvsOpened())} />;
  }
  if (status !== 'loaded') {
    return (
      <LoadingArea label={t('cvs.loading')}>
        <div className={styles.list}>
          <Skeleton shape="block" height={86} />
          <Skeleton shape="block" height={86} />
        </div>
      </LoadingArea>
    );
  }
  if (cvs.length === 0) {
    return (
      <EmptyState
        icon={<FileTextIcon />}
        title={t('cvs.none.title')}
        action={<LinkButton to="/cv-builder?new=1">{t('cvs.new')}</LinkButton>}
      >
        {t('cvs.none.text')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {cvs.map((cv) => (
        <CvCard key={cv.id} cv={cv} />
      ))}
    </ul>
  );
}
