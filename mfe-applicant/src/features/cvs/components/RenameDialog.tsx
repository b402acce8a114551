import type { CvSummary } from '@cpa/shared/contracts';
import { Button, TextField } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { type SyntheticEvent, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events } from '../state/cvsSlice.ts';

export function RenameDialog({ cv, onClose }: { cv: CvSummary; onClose: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const formId = useId();
  const [name, setName] = useState(cv.name);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    dispatch(events.renameRequested({ id: cv.id, name: name.trim() }));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cvs.renameTitle')}
      size="small"
      actions={
        <Button type="submit" form={formId}>
          {t('cvs.renameSave')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t('cv.name.label')}
          value={name}
          maxLength={120}
          error={!name.trim() && t('cvs.nameMissing')}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
