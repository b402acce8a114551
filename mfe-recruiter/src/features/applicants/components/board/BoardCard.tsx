import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type ApplicantListItem, type ApplicationStatus, langTag } from '@cpa/shared/contracts';
import { Avatar, classNames, MailIcon, StarIcon } from '@cpa/shared/ui';
import { MessageIcon, MoreIcon } from '@cpa/shared/ui/icons';
import { memo, useEffect, useRef } from 'react';
import { useText } from '../../../../messages/texts.ts';
import selectBox from '../../../../select-box/selectBox.module.css';
import { AnswerFlag } from '../AnswerFlag.tsx';
import { ApplicantName } from '../ApplicantName.tsx';
import { DaysInStage } from '../DaysInStage.tsx';
import { prefetchMoves } from '../moves/MoveDialogs.tsx';
import { ResumeMark } from '../resume-search/ResumeMark.tsx';
import styles from './BoardCard.module.css';
import { cardData } from './dragData.ts';
import { LIFT_HINT_ID } from './liftHint.ts';

type BoardCardProps = {
  applicant: ApplicantListItem;
  /** Status of the column, also while a move is confirmed. */
  status: ApplicationStatus;
  /** Pixels from the top of the list. */
  top: number;
  position: number;
  count: number;
  withVacancy: boolean;
  query: string;
  isTabStop: boolean;
  isSelected: boolean;
  isFresh: boolean;
  isMoving: boolean;
  isDragged: boolean;
  onToggle: (id: number, isRange: boolean) => void;
  onMenu: (ids: readonly number[], anchor: Element) => void;
};

/** Card of an applicant. The name opens the applicant; the menu, dragging, or Enter on the card moves it. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { applicant, status, top, position, count, withVacancy, query, isTabStop, isSelected } = props;
  const { isFresh, isMoving, isDragged, onToggle, onMenu } = props;
  const t = useText();
  const ref = useRef<HTMLLIElement>(null);
  const { id, notes_count, unread_messages: unread, rating } = applicant;
  const name = applicant.name ?? t('applicants.removed');
  const canMove = status !== 'withdrawn' && !isMoving;
  useEffect(() => {
    if (!ref.current || !canMove) return undefined;
    return draggable({
      element: ref.current,
      getInitialData: () => cardData.write({ id, from: status }),
    });
  }, [id, status, canMove]);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li
      ref={ref}
      className={styles.card}
      style={{ translate: `0 ${top}px` }}
      data-row={id}
      data-selected={isSelected || undefined}
      data-fresh={isFresh || undefined}
      data-moving={isMoving || undefined}
      data-dragged={isDragged || undefined}
      data-movable={canMove || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Enter lifts the card
      tabIndex={tabIndex}
      aria-label={name}
      aria-describedby={canMove ? LIFT_HINT_ID : undefined}
      aria-posinset={position}
      aria-setsize={count}
    >
      <span className={styles.face}>
        <input
          type="checkbox"
          className={classNames(selectBox.box, styles.box)}
          aria-label={t('applicants.select', { name })}
          tabIndex={tabIndex}
          checked={isSelected}
          onClick={(event) => onToggle(id, event.shiftKey)}
          onChange={() => {}}
        />
        <Avatar name={applicant.name} src={applicant.photo} size={28} className={styles.avatar} />
      </span>
      <h3 className={styles.name}>
        <ApplicantName applicant={applicant} query={query} tabIndex={tabIndex} />
      </h3>
      <p className={styles.headline} lang={withVacancy ? langTag(applicant.vacancy_language) : ''}>
        {withVacancy ? applicant.vacancy_title : applicant.headline}
      </p>
      <p className={styles.facts}>
        <DaysInStage applicant={applicant} />
        <AnswerFlag answer={applicant.unwanted_answer} />
        <ResumeMark applicant={applicant} />
        {unread > 0 && (
          <span className={styles.unread} title={t('applicants.unread', { count: unread })}>
            <MailIcon size={14} />
            {unread}
          </span>
        )}
        {notes_count > 0 && (
          <span className={styles.fact} title={t('applicants.notes', { count: notes_count })}>
            <MessageIcon size={14} />
            {notes_count}
          </span>
        )}
        {rating !== null && (
          <span className={styles.rating} title={t('applicants.rating', { rating })}>
            <StarIcon size={13} />
            {rating}
          </span>
        )}
      </p>
      {status !== 'withdrawn' && (
        <button
          type="button"
          className={styles.more}
          aria-label={t('moves.trigger', { name })}
          aria-haspopup="menu"
          aria-disabled={isMoving || undefined}
          title={t('moves.trigger', { name })}
          tabIndex={tabIndex}
          onPointerEnter={prefetchMoves}
          onFocus={prefetchMoves}
          onClick={({ currentTarget }) => {
            if (!isMoving) onMenu([id], currentTarget);
          }}
        >
          <MoreIcon size={16} />
        </button>
      )}
    </li>
  );
});
