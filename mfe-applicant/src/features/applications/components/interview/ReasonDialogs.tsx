import { Button, TextArea } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { dialogClosed, selectDialog, selectRunning, submitted } from '../../state/submissionSlice.ts';
import { SubmissionError } from '../SubmissionError.tsx';

type ReasonDialogsProps = { interviewId: number; vacancyId: number; company: string };

/** The dialogs that ask for other times and cancel the interview. Both need a message to the company. */
export function ReasonDialogs(props: ReasonDialogsProps) {
  return (
    <>
      <ReasonDialog kind="decline" {...props} />
      <ReasonDialog kind="cancel" {...props} />
    </>
  );
}

function ReasonDialog({
  kind,
  interviewId,
  vacancyId,
  company,
}: ReasonDialogsProps & { kind: 'decline' | 'cancel' }) {
  const t = useText();
  const dispatch = useDispatch();
  const isOpen = useSelector(selectDialog) === kind;
  const isWorking = useSelector(selectRunning) === kind;
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const close = () => dispatch(dialogClosed());
  const submit = () => {
    const written = message.trim();
    setIsMissing(!written);
    if (!written) return;
    const target = { vacancyId, interviewId };
    dispatch(
      kind === 'decline'
        ? submitted({ kind, ...target, message: written })
        : submitted({ kind, ...target, reason: written }),
    );
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isLocked={isWorking}
      size="small"
      title={t(`interview.${kind}.title`)}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('interview.back')}
          </Button>
          <Button variant={kind === 'cancel' ? 'danger' : 'primary'} isLoading={isWorking} onClick={submit}>
            {t(`interview.${kind}.submit`)}
          </Button>
        </>
      }
    >
      <p>{t(`interview.${kind}.text`, { company })}</p>
      <TextArea
        label={t(`interview.${kind}.message`)}
        maxLength={500}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        {...(isMissing && { error: t(`interview.${kind}.missing`) })}
      />
      <SubmissionError kind={kind} />
    </Dialog>
  );
}
