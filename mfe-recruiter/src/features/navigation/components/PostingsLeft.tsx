import type { RecruiterCounts } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { selectProfile } from '@cpa/shared/session';
import { Link } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectCounts } from '../state/countsSlice.ts';
import styles from './PostingsLeft.module.css';

/** Postings left to the selected company. Renders nothing without a company, which could not use them. */
export function PostingsLeft() {
  const t = useText();
  const { formatDay } = useFormat();
  const postings = useSelector(selectCounts)?.postings;
  const hasCompany = useSelector(selectProfile)?.companies.length !== 0;
  if (!hasCompany) return null;
  return (
    <div className={styles.postings}>
      <p className="row-2 between semibold">
        <span>{t('postings.title')}</span>
        <span>{postings && <Count postings={postings} />}</span>
      </p>
      {postings && postings.total > 0 && (
        <span className={styles.track} aria-hidden>
          <span style={{ inlineSize: `${(postings.left / postings.total) * 100}%` }} />
        </span>
      )}
      {postings && (
        <p className="mute">
          {postings.is_free_available
            ? t('postings.free')
            : postings.package && postings.use_by
              ? t('postings.useBy', { package: postings.package, day: formatDay(postings.use_by) })
              : t('postings.freeTaken')}
        </p>
      )}
      {postings?.upcoming && (
        <p className="mute">
          {t('postings.upcoming', {
            count: postings.upcoming.count,
            day: formatDay(postings.upcoming.first_day),
          })}
        </p>
      )}
      <Link to={paths.plans}>{t('nav.buyPostings')}</Link>
    </div>
  );
}

/** Counts the postings of packages; without a package, the free one. */
function Count({ postings: { left, total, is_free_available } }: { postings: RecruiterCounts['postings'] }) {
  const t = useText();
  if (total > 0) return t('postings.left', { left, total });
  return t(is_free_available ? 'postings.oneFree' : 'postings.none');
}
