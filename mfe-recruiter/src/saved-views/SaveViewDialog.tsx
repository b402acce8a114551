import type { SavedViewForm } from '@cpa/shared/contracts';
import { errorText, fieldErrors } from '@cpa/shared/http';
import { Button, TextField } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { events, selectSaving } from './savedViews.ts';

type SaveViewDialogProps = {
  isOpen: boolean;
  view: Omit<SavedViewForm, 'name'>;
  /** Names of the views of the list. */
  names: readonly string[];
  onClose: () => void;
};

/** Saves what the list shows under a name. */
export default function SaveViewDialog({ isOpen, onClose, ...form }: SaveViewDialogProps) {
  const t = useText();
  const id = useId();
  const isSaving = useSelector(selectSaving).status === 'saving';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isLocked={isSaving}
      title={t('views.save')}
      size="small"
      actions={
        <Button type="submit" form={id} isLoading={isSaving}>
          {t('views.submit')}
        </Button>
      }
    >
      <NameForm {...form} id={id} />
    </Dialog>
  );
}

function NameForm({ id, view, names }: Pick<SaveViewDialogProps, 'view' | 'names'> & { id: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { status, error } = useSelector(selectSaving);
  const wanted = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(wanted === '');
    if (wanted !== '' && status !== 'saving') dispatch(events.saveRequested({ ...view, name: wanted }));
  };
  const failure = error && (fieldErrors(error)['name']?.join(' ') ?? errorText(error));
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField
        label={t('views.name')}
        hint={t(names.includes(wanted) ? 'views.replaces' : 'views.keeps')}
        error={isMissing && wanted === '' ? t('views.nameMissing') : (failure ?? undefined)}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </form>
  );
}
