import { paths } from '@cpa/shared/routing';
import { useSelector } from 'react-redux';
import { Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { selectReview } from '../state/reviewSlice.ts';

/** Links to all applicants and to the applicants of the same vacancy. */
export function ReviewBreadcrumbs() {
  const t = useText();
  const review = useSelector(selectReview);
  return (
    <nav aria-label={t('nav.breadcrumbs')}>
      <Link variant="plain" to={paths.recruiter.applicants}>
        {t('nav.applicants')}
      </Link>
      {review && (
        <>
          {' / '}
          <Link variant="plain" to={paths.recruiter.vacancyApplicants(review.vacancy_id)}>
            {review.vacancy_title}
          </Link>
        </>
      )}
    </nav>
  );
}
