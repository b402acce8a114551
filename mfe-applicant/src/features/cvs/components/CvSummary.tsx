import { paths } from '@cpa/shared/routing';
import { Ago, Card, FileTextIcon, Link, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { cvsOpened, selectCvs } from '../state/cvsSlice.ts';
import styles from './CvSummary.module.css';

/** Number of CVs on the overview. */
const SHOWN = 3;

/** The CVs changed last, on the overview. */
export function CvSummary() {
  const t = useText();
  const dispatch = useDispatch();
  const titleId = useId();
  const { status, error, cvs } = useSelector(selectCvs);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('area.cvs')}
        </h2>
        <Link to={`${paths.cvBuilder}?new=1`}>{t('cvs.new')}</Link>
      </div>
      {status === 'failed' ? (
        <LoadError error={error} title={t('cvs.loadFailed')} onRetry={() => dispatch(cvsOpened())} />
      ) : status !== 'loaded' ? (
        <LoadingArea label={t('cvs.loading')}>
          <Skeleton shape="block" height={120} />
        </LoadingArea>
      ) : cvs.length === 0 ? (
        <p className={styles.facts}>{t('cvs.none.text')}</p>
      ) : (
        <ul className={styles.list}>
          {cvs.slice(0, SHOWN).map(({ id, name, updated_at }) => (
            <li key={id} className={styles.row}>
              <FileTextIcon size={16} />
              <div className={styles.text}>
                <Link variant="plain" to={`${paths.cvBuilder}?cv=${id}`} className={styles.name}>
                  <bdi>{name}</bdi>
                </Link>
                <p className={styles.facts}>
                  <Ago at={updated_at} text={(ago) => t('cvs.changed', { ago })} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
