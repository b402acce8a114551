import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectCounts } from '../state/countsSlice.ts';
import styles from './PostingsLeft.module.css';

/** Postings left in the packages of the selected company. */
export function PostingsLeft() {
  const t = useText();
  const { formatDay } = useFormat();
  const postings = useSelector(selectCounts)?.postings;
  return (
    <div className={styles.postings}>
      <p className={styles.head}>
        <span>{t('postings.title')}</span>
        <span>{postings && t('postings.left', { left: postings.left, total: postings.total })}</span>
      </p>
      {postings && postings.total > 0 && (
        <span className={styles.track} aria-hidden>
          <span style={{ inlineSize: `${(postings.left / postings.total) * 100}%` }} />
        </span>
      )}
      {postings && (
        <p className={styles.text}>
          {postings.is_free_available
            ? t('postings.free')
            : postings.package && postings.use_by
              ? t('postings.useBy', { package: postings.package, day: formatDay(postings.use_by) })
              : t('postings.freeTaken')}
        </p>
      )}
      <Link to={paths.plans}>{t('nav.buyPostings')}</Link>
    </div>
  );
}
