import { errorText } from '@cpa/shared/http';
import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type ProposalError, proposalFrom } from '../model/proposalForm.ts';
import { dialogClosed, formChanged, proposalSubmitted, selectInterviews } from '../state/interviewsSlice.ts';
import styles from './InterviewCard.module.css';
import { ProposalFields } from './ProposalFields.tsx';

/** The form that proposes one to five times. Its input survives closing and reloads. */
export function ProposalDialog({ name }: { name: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const { dialog, form, isSaving, saveError } = useSelector(selectInterviews);
  const [error, setError] = useState<ProposalError | null>(null);
  const submit = () => {
    const result = proposalFrom(form);
    setError('error' in result ? result.error : null);
    if ('proposal' in result) dispatch(proposalSubmitted(result.proposal));
  };
  const close = () => {
    setError(null);
    dispatch(dialogClosed());
  };
  return (
    <Dialog
      isOpen={dialog === 'propose'}
      onClose={close}
      isLocked={isSaving}
      title={t('interviews.form.title')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('interviews.form.back')}
          </Button>
          <Button isLoading={isSaving} onClick={submit}>
            {t('interviews.form.send')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.hint}>{t('interviews.form.text', { name })}</p>
        <ProposalFields form={form} error={error} onChange={(changed) => dispatch(formChanged(changed))} />
        {(error || saveError) && (
          <p role="alert" className={styles.error}>
            {error ? t(`interviews.error.${error}`) : errorText(saveError!)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
