import type { ApplicantApplication } from '@cpa/shared/contracts';
import { afterDialogs, DockPlace } from '@cpa/shared/ui';
import { UndoMessage, useSecondsLeft } from '@cpa/shared/ui/undo';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { selectRunning, submitted } from '../../state/submissionSlice.ts';

/** Time in milliseconds that the server grants; a wrong clock does not offer to undo for longer. */
const GRANTED_MS = 10_000;

const focusLater = (text: HTMLElement | null) => afterDialogs(() => text?.focus());

/** Offers to undo a withdrawal until the company is notified. */
export function WithdrawalUndo({ application }: { application: ApplicantApplication }) {
  const until = application.withdrawal_undo_until;
  return (
    <DockPlace kind="undo">
      {until !== null && <Message key={until} application={application} until={until} />}
    </DockPlace>
  );
}

function Message({ application, until }: { application: ApplicantApplication; until: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const isUndoing = useSelector(selectRunning) === 'undo';
  const [end] = useState(() => Math.min(Date.parse(until), Date.now() + GRANTED_MS));
  const seconds = useSecondsLeft(end);
  if (seconds === 0) return null;
  const { vacancy, vacancy_id: vacancyId } = application;
  return (
    <UndoMessage
      title={t('submission.withdraw.done')}
      change={t('withdraw.done.text', { company: vacancy.company.name, seconds })}
      left={t('withdraw.left', { seconds })}
      share={(seconds * 1000) / GRANTED_MS}
      action={t('withdraw.undo')}
      isUndoing={isUndoing}
      onUndo={() => dispatch(submitted({ kind: 'undo', vacancyId }))}
      focusFirst={focusLater}
      focusNext={() => (document.getElementById('next') ?? document.getElementById('interview'))?.focus()}
    />
  );
}
