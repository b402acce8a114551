import type { Interview } from '@cpa/shared/contracts';
import { failureReason } from '@cpa/shared/http';
import { Button, TextArea } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectInterviews } from '../state/interviewsSlice.ts';
import styles from './InterviewCard.module.css';

/** Cancels the interview, with a reason that the applicant reads. */
export function CancelDialog({ interview: { id }, name }: { interview: Interview; name: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const { dialog, isSaving, saveError } = useSelector(selectInterviews);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const close = () => dispatch(events.dialogClosed());
  const submit = () => {
    setIsMissing(!reason.trim());
    if (reason.trim()) dispatch(events.cancellationSubmitted({ id, reason: reason.trim() }));
  };
  return (
    <Dialog
      isOpen={dialog === 'cancel'}
      onClose={close}
      isLocked={isSaving}
      size="small"
      title={t('interviews.cancel.title')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('interviews.form.back')}
          </Button>
          <Button variant="danger" isLoading={isSaving} onClick={submit}>
            {t('interviews.cancel.submit')}
          </Button>
        </>
      }
    >
      <div className="stack-4">
        <p>{t('interviews.cancel.text', { name })}</p>
        <TextArea
          label={t('interviews.cancel.reason')}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          {...(isMissing && { error: t('interviews.cancel.missing') })}
        />
        {saveError && (
          <p role="alert" className={styles.error}>
            {failureReason(saveError)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
