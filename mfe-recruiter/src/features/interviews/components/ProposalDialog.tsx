import { failureReason } from '@cpa/shared/http';
import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type ProposalError, proposalFrom } from '../model/proposalForm.ts';
import { events, selectInterviews } from '../state/interviewsSlice.ts';
import styles from './InterviewCard.module.css';
import { ProposalFields } from './ProposalFields.tsx';

type ProposalDialogProps = {
  name: string;
  /** Start of a confirmed interview, which moves to one other time. */
  confirmedAt: string | null;
  /** False once the recruiter who proposed the times has left: the interview is then assigned to the caller. */
  hasProposer: boolean;
};

/** The form that proposes one to five times, or moves an interview. Its input survives closing and reloads. */
export function ProposalDialog({ name, confirmedAt, hasProposer }: ProposalDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatTime, formatWeekday } = useFormat();
  const { applicationId, dialog, form, isSaving, saveError } = useSelector(selectInterviews);
  const [error, setError] = useState<ProposalError | null>(null);
  const submit = () => {
    const result = proposalFrom(form);
    setError('error' in result ? result.error : null);
    if ('proposal' in result) dispatch(events.proposalSubmitted(result.proposal));
  };
  const close = () => {
    setError(null);
    dispatch(events.dialogClosed());
  };
  return (
    <Dialog
      isOpen={dialog === 'propose'}
      onClose={close}
      isLocked={isSaving}
      size="large"
      title={t(confirmedAt === null ? 'interviews.form.title' : 'interviews.move.title')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('interviews.form.back')}
          </Button>
          <Button isLoading={isSaving} onClick={submit}>
            {confirmedAt === null ? t('interviews.form.send') : t('interviews.move.send', { name })}
          </Button>
        </>
      }
    >
      <div className="stack-4">
        <p className="mute">
          {confirmedAt === null
            ? t('interviews.form.text', { name })
            : t(hasProposer ? 'interviews.move.text' : 'interviews.move.textOwn', {
                name,
                when: `${formatWeekday(confirmedAt)}, ${formatTime(confirmedAt)}`,
              })}
        </p>
        <ProposalFields
          applicationId={applicationId!}
          form={form}
          error={error}
          isMove={confirmedAt !== null}
          onChange={(changed) => dispatch(events.formChanged(changed))}
        />
        {(error || saveError) && (
          <p role="alert" className={styles.error}>
            {error ? t(`interviews.error.${error}`) : failureReason(saveError!)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
