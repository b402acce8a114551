import type { ApplicantReview, ApplicationStatus } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Card, NativeSelect } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { SETTABLE } from '../../../../status-changes/settableStatuses.ts';
import { draftChanged, selectDraft } from '../../state/reviewSlice.ts';
import { canMove } from '../../model/canMove.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DraftForm } from './DraftForm.tsx';
import { STATUS_FIELD } from './focusStatus.ts';
import styles from './NextStep.module.css';
import { StageTrack } from './StageTrack.tsx';

/** Moves the applicant to another status. Everything here may be sent. */
export function NextStep({ review }: { review: ApplicantReview }) {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const draft = useSelector(selectDraft);
  return (
    <Card as="section" aria-label={t('next.title')} className={styles.card}>
      <div className="row-3 baseline between">
        <h2 className="text-20">{t('next.title')}</h2>
        <span className="mute text-14">{t('next.shortcut')}</span>
      </div>
      <StageTrack status={review.status} next={draft?.status ?? null} />
      <ConflictNotice />
      {!canMove(review) ? (
        <p className="mute text-14">{t(review.status === 'withdrawn' ? 'next.withdrawn' : 'next.erased')}</p>
      ) : (
        draft && (
          <>
            <NativeSelect
              id={STATUS_FIELD}
              label={t('next.status')}
              aria-keyshortcuts="S"
              value={draft.status}
              onChange={({ target }) => dispatch(draftChanged({ status: target.value as ApplicationStatus }))}
            >
              {SETTABLE.filter((option) => option !== review.status || option === draft.status).map(
                (option) => (
                  <option key={option} value={option}>
                    {statusName(option)}
                  </option>
                ),
              )}
            </NativeSelect>
            <DraftForm review={review} draft={draft} />
          </>
        )
      )}
    </Card>
  );
}
