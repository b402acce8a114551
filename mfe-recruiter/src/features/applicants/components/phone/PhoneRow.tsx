import { type ApplicantListItem, type ApplicationStatus, langTag } from '@cpa/shared/contracts';
import { Avatar, CircleAlertIcon, IconButton, StarIcon } from '@cpa/shared/ui';
import { MoreIcon } from '@cpa/shared/ui/icons';
import { memo } from 'react';
import { useText } from '../../../../messages/texts.ts';
import { AnswerFlag } from '../AnswerFlag.tsx';
import { ApplicantName } from '../ApplicantName.tsx';
import { DaysInStage } from '../DaysInStage.tsx';
import { prefetchMoves } from '../moves/MoveDialogs.tsx';
import { ResumeMark } from '../resume-search/ResumeMark.tsx';
import styles from './PhoneRow.module.css';
import { useSwipe } from './useSwipe.ts';

type PhoneRowProps = {
  applicant: ApplicantListItem;
  /** Pixels from the top of the list. */
  top: number;
  withVacancy: boolean;
  query: string;
  isFresh: boolean;
  isMoving: boolean;
  onMenu: (ids: readonly number[], anchor: Element) => void;
  onMove: (ids: readonly number[], status: ApplicationStatus) => void;
};

/** Applicant on a phone. A swipe to the right shortlists; a swipe to the left rejects after a confirmation. */
export const PhoneRow = memo(function PhoneRow(props: PhoneRowProps) {
  const { applicant, top, withVacancy, query, isFresh, isMoving, onMenu, onMove } = props;
  const t = useText();
  const { id, status, headline, rating, tags } = applicant;
  const name = applicant.name ?? t('applicants.removed');
  const subtitle = withVacancy ? applicant.vacancy_title : headline;
  const canMove = status !== 'withdrawn' && !isMoving;
  const swipe = useSwipe({
    isEnabled: canMove,
    onRight: () => onMove([id], 'shortlisted'),
    onLeft: () => onMove([id], 'rejected'),
  });
  return (
    <li
      className={styles.row}
      style={{ translate: `0 ${top}px` }}
      data-row={id}
      data-moving={isMoving || undefined}
    >
      {swipe.direction === 'right' && (
        <span className={styles.shortlist} aria-hidden>
          <StarIcon />
          {t('phone.shortlist')}
        </span>
      )}
      {swipe.direction === 'left' && (
        <span className={styles.reject} aria-hidden>
          <CircleAlertIcon />
          {t('phone.reject')}
        </span>
      )}
      <div className={styles.content} data-fresh={isFresh || undefined} ref={swipe.ref} {...swipe.handlers}>
        <Avatar name={applicant.name} src={applicant.photo} size={42} />
        <div className="shrink">
          <h2 className={styles.name} title={applicant.name ?? undefined}>
            <ApplicantName applicant={applicant} query={query} />
          </h2>
          <p
            className={styles.headline}
            title={subtitle}
            lang={withVacancy ? langTag(applicant.vacancy_language) : ''}
          >
            {subtitle}
          </p>
          <p className={styles.facts}>
            <DaysInStage applicant={applicant} />
            <AnswerFlag answer={applicant.unwanted_answer} isNamed />
            <ResumeMark applicant={applicant} isNamed />
            {rating !== null && (
              <span className={styles.rating}>
                <StarIcon size={13} />
                {rating}
              </span>
            )}
            {tags[0] && (
              <span className={styles.tag} lang="">
                {tags[0]}
              </span>
            )}
          </p>
        </div>
        {status !== 'withdrawn' && (
          <IconButton
            className={styles.more}
            label={t('moves.trigger', { name })}
            icon={<MoreIcon />}
            aria-haspopup="menu"
            aria-disabled={isMoving || undefined}
            onPointerEnter={prefetchMoves}
            onFocus={prefetchMoves}
            onClick={({ currentTarget }) => {
              if (!isMoving) onMenu([id], currentTarget);
            }}
          />
        )}
      </div>
    </li>
  );
});
