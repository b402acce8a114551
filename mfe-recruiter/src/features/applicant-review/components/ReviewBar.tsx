import { type ApplicantListItem, type ApplicantReview, langTag } from '@cpa/shared/contracts';
import { ApplicationStatusBadge } from '@cpa/shared/domain';
import { Ago, ArrowLeftIcon, ArrowRightIcon, Button, InfoIcon, Link, VisuallyHidden } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { queryOfView } from '../../../applicant-list/listQuery.ts';
import { useText } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';
import { selectNeighbours } from '../state/reviewSlice.ts';
import { Lookers } from './Lookers.tsx';
import styles from './ReviewBar.module.css';

type ReviewBarProps = { review: ApplicantReview; query: string; onHelp: () => void };

/** Name, status, and links to the list and to the previous and next applicant. */
export function ReviewBar({ review, query, onHelp }: ReviewBarProps) {
  const t = useText();
  const { id, name, status, stage_since, vacancy_id, vacancy_title } = review;
  const neighbours = useSelector((state: object) => selectNeighbours(state, id));
  const back = queryOfView(query);
  return (
    <div className={styles.bar}>
      <Link
        className={styles.back}
        to={`${recruiterPaths.applicants}${back && `?${back}`}`}
        aria-label={t('area.applicants')}
      >
        <ArrowLeftIcon />
      </Link>
      <div className={styles.person}>
        <nav aria-label={t('nav.breadcrumbs')} className={styles.crumbs}>
          <Link variant="plain" to={`${recruiterPaths.applicants}${back && `?${back}`}`}>
            {t('area.applicants')}
          </Link>
          {' › '}
          <Link variant="plain" to={recruiterPaths.vacancyApplicants(vacancy_id)}>
            <span lang={langTag(review.vacancy_language)}>{vacancy_title}</span>
          </Link>
        </nav>
        <div className={styles.facts}>
          <h1 className={styles.name} translate={name === null ? undefined : 'no'}>
            {name ?? t('applicants.removed')}
          </h1>
          <ApplicationStatusBadge status={status} audience="recruiter" />
          <Ago at={stage_since} className={styles.since} />
          <Lookers />
        </div>
      </div>
      <div className={styles.steps}>
        {neighbours && (
          <span className={styles.position}>
            {t('review.position', { number: neighbours.number, total: neighbours.total })}
          </span>
        )}
        <Step applicant={neighbours?.previous ?? null} direction="previous" query={query} />
        <Step applicant={neighbours?.next ?? null} direction="next" query={query} />
        <Button variant="quiet" className={styles.help} icon={<InfoIcon />} onClick={onHelp}>
          <kbd className={styles.key} aria-hidden>
            ?
          </kbd>
          <span className={styles.label}>{t('review.help')}</span>
        </Button>
      </div>
    </div>
  );
}

type StepProps = { applicant: ApplicantListItem | null; direction: 'previous' | 'next'; query: string };

function Step({ applicant, direction, query }: StepProps) {
  const t = useText();
  const navigate = useNavigate();
  const isNext = direction === 'next';
  const name = applicant?.name ?? t('applicants.removed');
  const label = applicant
    ? t(isNext ? 'review.next' : 'review.previous', { name })
    : t(isNext ? 'review.noNext' : 'review.noPrevious');
  return (
    <Button
      variant="secondary"
      size="small"
      className={styles.step}
      title={label}
      aria-keyshortcuts={isNext ? 'J' : 'K'}
      disabled={!applicant}
      onClick={() =>
        applicant && void navigate(`${recruiterPaths.applicant(applicant.id)}${query && `?${query}`}`)
      }
    >
      {!isNext && <ArrowLeftIcon size={16} />}
      <VisuallyHidden>{label}</VisuallyHidden>
      {applicant && (
        <span className={styles.stepName} translate={applicant.name === null ? undefined : 'no'} aria-hidden>
          {name}
        </span>
      )}
      <kbd className={styles.key} aria-hidden>
        {isNext ? 'J' : 'K'}
      </kbd>
      {isNext && <ArrowRightIcon size={16} />}
    </Button>
  );
}
