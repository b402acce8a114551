import { failureReason } from '@cpa/shared/http';
import { Button, focusAfterDialog, RadioGroup } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type MessageReport, messageReportReasonSchema } from '../contracts/applicationMessages.ts';
import type { ConversationSlice } from './conversationSlice.ts';
import styles from './Conversation.module.css';
import { useText } from './texts.ts';

export type SafetyDialogsProps = { slice: ConversationSlice; other: string };

/** The dialogs to report a message and to block the messages of the company. */
export default function SafetyDialogs({ slice, other }: SafetyDialogsProps) {
  const { dialog } = useSelector(slice.selectConversation);
  return (
    <>
      <ReportDialog key={dialog?.kind === 'report' ? dialog.messageId : 'none'} slice={slice} other={other} />
      <BlockDialog slice={slice} other={other} />
    </>
  );
}

function ReportDialog({ slice, other }: SafetyDialogsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { dialog, isWorking } = useSelector(slice.selectConversation);
  const [reason, setReason] = useState<MessageReport['reason']>('scam');
  const { dialogClosed, reportSubmitted } = slice.events;
  const close = () => dispatch(dialogClosed());
  const messageId = dialog?.kind === 'report' ? dialog.messageId : null;
  return (
    <Dialog
      isOpen={messageId !== null}
      onClose={close}
      isLocked={isWorking}
      size="small"
      title={t('report.title')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            isLoading={isWorking}
            onClick={() => messageId !== null && dispatch(reportSubmitted({ messageId, reason }))}
          >
            {t('report.submit')}
          </Button>
        </>
      }
    >
      <RadioGroup
        name="reason"
        label={t('report.reason')}
        value={reason}
        choices={messageReportReasonSchema.options.map((value) => ({
          value,
          label: t(`report.reason.${value}`),
        }))}
        onChange={({ target }) => setReason(messageReportReasonSchema.parse(target.value))}
      />
      <p className={styles.hint}>{t('report.text', { name: other })}</p>
      <SafetyError slice={slice} />
    </Dialog>
  );
}

function BlockDialog({ slice, other: name }: SafetyDialogsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { dialog, isWorking } = useSelector(slice.selectConversation);
  const { dialogClosed, blockSubmitted } = slice.events;
  const close = () => dispatch(dialogClosed());
  const block = () => {
    focusAfterDialog(document.getElementById('messages'));
    dispatch(blockSubmitted({ shallBlock: true }));
  };
  return (
    <Dialog
      isOpen={dialog?.kind === 'block'}
      onClose={close}
      isLocked={isWorking}
      size="small"
      title={t('block.title', { name })}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="danger" isLoading={isWorking} onClick={block}>
            {t('block.submit')}
          </Button>
        </>
      }
    >
      <p>{t('block.text', { name })}</p>
      <SafetyError slice={slice} />
    </Dialog>
  );
}

function SafetyError({ slice }: { slice: ConversationSlice }) {
  const { safetyError } = useSelector(slice.selectConversation);
  return (
    safetyError && (
      <p role="alert" className={styles.error}>
        {failureReason(safetyError)}
      </p>
    )
  );
}
