import { Button } from '@cpa/shared/ui';
import { type FormEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { noteSubmitted } from '../../state/reviewEvents.ts';
import { selectNoteSave } from '../../state/reviewSlice.ts';
import { MentionField } from './mentions/MentionField.tsx';
import styles from './PrivateNotes.module.css';

type NoteFormProps = { id: number; companyId: number; text: string; onText: (text: string) => void };

/** Adds a private note. The text stays until the server has saved it. */
export function NoteForm({ id, companyId, text, onText }: NoteFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { isSaving, hasFailed } = useSelector((state: object) => selectNoteSave(state, null));
  const [submitted, setSubmitted] = useState<string | null>(null);
  if (submitted !== null && !isSaving) {
    setSubmitted(null);
    if (!hasFailed && text.trim() === submitted) onText('');
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isSaving) return;
    dispatch(noteSubmitted({ id, noteId: null, text: text.trim() }));
    setSubmitted(text.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <MentionField
        companyId={companyId}
        label={t('notes.add')}
        value={text}
        error={hasFailed && text ? t('notes.failed') : undefined}
        onText={onText}
      />
      {text.trim() && (
        <Button type="submit" variant="secondary" size="small" isLoading={isSaving}>
          {t('notes.save')}
        </Button>
      )}
    </form>
  );
}
