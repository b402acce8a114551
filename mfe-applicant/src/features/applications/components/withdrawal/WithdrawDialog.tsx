import type { ApplicantApplication } from '@cpa/shared/contracts';
import { Button, NativeSelect } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { dialogClosed, selectDialog, selectRunning, submitted } from '../../state/submissionSlice.ts';
import { SubmissionError } from '../SubmissionError.tsx';

const REASONS = ['withdraw.reason.job', 'withdraw.reason.fit', 'withdraw.reason.personal'] as const;

/** Asks for confirmation to withdraw, explains the effect, and takes an optional reason. */
export function WithdrawDialog({ application }: { application: ApplicantApplication }) {
  const t = useText();
  const dispatch = useDispatch();
  const isOpen = useSelector(selectDialog) === 'withdraw';
  const isWorking = useSelector(selectRunning) === 'withdraw';
  const [reason, setReason] = useState('');
  const { vacancy, vacancy_id: vacancyId } = application;
  const close = () => dispatch(dialogClosed());
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isLocked={isWorking}
      size="small"
      title={t('withdraw.title')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('withdraw.keep')}
          </Button>
          <Button
            variant="danger"
            isLoading={isWorking}
            onClick={() => dispatch(submitted({ kind: 'withdraw', vacancyId, reason }))}
          >
            {t('withdraw.confirm')}
          </Button>
        </>
      }
    >
      <div className="stack-4 one-column">
        <p>{t('withdraw.text', { company: vacancy.company.name })}</p>
        <NativeSelect
          label={t('withdraw.reason')}
          isOptional
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        >
          <option value="">{t('withdraw.reason.none')}</option>
          {REASONS.map((key) => (
            <option key={key} value={t(key)}>
              {t(key)}
            </option>
          ))}
        </NativeSelect>
        <SubmissionError kind="withdraw" />
      </div>
    </Dialog>
  );
}
