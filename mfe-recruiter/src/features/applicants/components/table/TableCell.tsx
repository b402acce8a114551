import { type ApplicantListItem, langTag } from '@cpa/shared/contracts';
import { StatusDot, useApplicationStatusName } from '@cpa/shared/domain';
import { Ago, ChevronDownIcon, Link, StarIcon } from '@cpa/shared/ui';
import { memo } from 'react';
import { useText } from '../../../../messages/texts.ts';
import { recruiterPaths } from '../../../../routing/recruiterPaths.ts';
import { AnswerFlag } from '../AnswerFlag.tsx';
import { ApplicantName } from '../ApplicantName.tsx';
import { DaysInStage } from '../DaysInStage.tsx';
import { prefetchMoves } from '../moves/MoveDialogs.tsx';
import { ResumeMark } from '../resume-search/ResumeMark.tsx';
import styles from './ApplicantTable.module.css';
import type { ColumnId } from './columns.ts';

type TableCellProps = {
  column: ColumnId;
  applicant: ApplicantListItem;
  isMoving: boolean;
  query: string;
  onMenu: (ids: readonly number[], anchor: Element) => void;
};

/** Memoised: selecting a row renders its checkbox only. */
export const TableCell = memo(function TableCell({ column, ...props }: TableCellProps) {
  const { applicant, query } = props;
  switch (column) {
    case 'name':
      return (
        <th scope="row" className={styles.name} title={applicant.headline}>
          <ApplicantName applicant={applicant} query={query} /> <ResumeMark applicant={applicant} />
          {applicant.headline && (
            <span className={styles.headline} lang="">
              {applicant.headline}
            </span>
          )}
        </th>
      );
    case 'vacancy':
      return (
        <td className={styles.vacancy} title={applicant.vacancy_title}>
          <Link
            variant="plain"
            lang={langTag(applicant.vacancy_language)}
            to={recruiterPaths.vacancyApplicants(applicant.vacancy_id)}
          >
            {applicant.vacancy_title}
          </Link>
        </td>
      );
    case 'status':
      return <StatusCell {...props} />;
    case 'stage':
      return (
        <td className={styles.stage}>
          <DaysInStage applicant={applicant} />
        </td>
      );
    case 'rating':
      return <RatingCell rating={applicant.rating} />;
    case 'tags':
      return (
        <td className={styles.tags} lang="" title={applicant.tags.join(', ')}>
          {applicant.tags.join(', ')}
        </td>
      );
    case 'answers':
      return (
        <td className={styles.answers}>
          <AnswerFlag answer={applicant.unwanted_answer} />
        </td>
      );
    case 'applied':
      return (
        <td className={styles.applied}>
          <Ago at={applicant.applied_at} />
        </td>
      );
  }
});

function RatingCell({ rating }: { rating: number | null }) {
  const t = useText();
  return (
    <td className={styles.rating} title={rating === null ? undefined : t('applicants.rating', { rating })}>
      {rating !== null && <StarIcon size={13} className={styles.star} />}
      <span>{rating}</span>
    </td>
  );
}

function StatusCell({ applicant: { id, name, status }, isMoving, onMenu }: Omit<TableCellProps, 'column'>) {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  const label = t('statusChange.trigger', {
    status: statusName(status),
    name: name ?? t('applicants.removed'),
  });
  return (
    <td className={styles.status}>
      <button
        type="button"
        className={styles.statusButton}
        aria-label={label}
        aria-haspopup="menu"
        aria-busy={isMoving || undefined}
        aria-disabled={status === 'withdrawn' || isMoving || undefined}
        onPointerEnter={prefetchMoves}
        onFocus={prefetchMoves}
        onClick={({ currentTarget }) => {
          if (status !== 'withdrawn' && !isMoving) onMenu([id], currentTarget);
        }}
      >
        <StatusDot status={status} />
        <span>{statusName(status)}</span>
        {status !== 'withdrawn' && <ChevronDownIcon size={14} />}
      </button>
    </td>
  );
}
