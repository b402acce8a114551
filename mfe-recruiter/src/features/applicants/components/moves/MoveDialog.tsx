import type { ApplicationStatus } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Button, Checkbox, NativeSelect, TextArea } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useText } from '../../../../messages/texts.ts';
import { SETTABLE } from '../../../../status-changes/settableStatuses.ts';
import { noteDraft } from '../../state/noteDraft.ts';
import styles from './MoveDialog.module.css';
import type { MoveActions, MoveDraft } from './useMoveActions.ts';

const MAX_NOTE = 2000;

/** Asks for the status and for the message that the applicants receive. */
export default function MoveDialog({ draft, actions }: { draft: MoveDraft; actions: MoveActions }) {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  const [status, setStatus] = useState<ApplicationStatus>(draft.status ?? 'shortlisted');
  const [isNotified, setIsNotified] = useState(draft.status === null);
  const ids = draft.applicants.map(({ id }) => id);
  const [note, setNote] = useState(() => noteDraft.read(ids));
  const count = draft.applicants.length;
  const name = draft.applicants[0]?.name ?? t('applicants.removed');
  const isRejection = status === 'rejected';
  const confirm = () =>
    actions.confirm({ status, should_notify: isNotified, recruiter_note: note.trim() || null });
  return (
    <Dialog
      isOpen
      onClose={actions.closeDraft}
      title={t('moves.title', { count, name })}
      actions={
        <>
          <Button variant="secondary" onClick={actions.closeDraft}>
            {t('moves.cancel')}
          </Button>
          <Button variant={isRejection ? 'danger' : 'primary'} onClick={confirm}>
            {t(isNotified ? 'moves.confirmNotify' : 'moves.confirm', { status: statusName(status) })}
          </Button>
        </>
      }
    >
      <div className="stack-4">
        {count > 1 && (
          <p className={styles.names}>
            {draft.applicants.map((applicant) => applicant.name ?? t('applicants.removed')).join(', ')}
          </p>
        )}
        <NativeSelect
          label={t('moves.status')}
          value={status}
          onChange={({ target }) => setStatus(target.value as ApplicationStatus)}
        >
          {SETTABLE.map((id) => (
            <option key={id} value={id}>
              {statusName(id)}
            </option>
          ))}
        </NativeSelect>
        <Checkbox
          label={t('moves.notify', { count, name })}
          checked={isNotified}
          onChange={({ target }) => setIsNotified(target.checked)}
        />
        <TextArea
          label={t('moves.note')}
          isOptional
          hint={t(isNotified ? 'moves.noteSent' : 'moves.noteKept')}
          value={note}
          maxLength={MAX_NOTE}
          onChange={({ target }) => {
            setNote(target.value);
            noteDraft.write(ids, target.value);
          }}
        />
        <p className="mute text-14">{t('moves.wait')}</p>
      </div>
    </Dialog>
  );
}
