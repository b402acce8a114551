import type { ApplicantReview, ApplicationStatus } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { RadioGroup } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { SETTABLE } from '../../../../status-changes/settableStatuses.ts';
import type { StatusDraft } from '../../model/statusDraft.ts';
import { draftChanged } from '../../state/reviewSlice.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DraftForm } from './DraftForm.tsx';

export type StatusSheetProps = {
  review: ApplicantReview;
  draft: StatusDraft;
  isOpen: boolean;
  onClose: () => void;
};

/** The next step as a sheet. The input stays when it closes. */
export default function StatusSheet({ review, draft, isOpen, onClose }: StatusSheetProps) {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const name = review.name?.split(' ')[0] ?? t('next.anonymous');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('next.sheet', { name })}>
      <div className="stack-3">
        <ConflictNotice />
        <RadioGroup
          name="status"
          label={t('next.status')}
          value={draft.status}
          choices={SETTABLE.filter((option) => option !== review.status).map((value) => ({
            value,
            label: statusName(value),
          }))}
          onChange={({ target }) => dispatch(draftChanged({ status: target.value as ApplicationStatus }))}
        />
        <DraftForm review={review} draft={draft} onSubmit={onClose} />
      </div>
    </Dialog>
  );
}
