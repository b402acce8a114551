import type { PrivateNote } from '@cpa/shared/contracts';
import { Button } from '@cpa/shared/ui';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { noteSubmitted } from '../../state/reviewEvents.ts';
import { selectNoteSave } from '../../state/reviewSlice.ts';
import { MentionField } from './mentions/MentionField.tsx';
import styles from './PrivateNotes.module.css';

type NoteEditorProps = { applicationId: number; companyId: number; note: PrivateNote; onClose: () => void };

/** Edits a private note. The text stays until the server has saved it. */
export function NoteEditor({ applicationId: id, companyId, note, onClose }: NoteEditorProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { isSaving, hasFailed } = useSelector((state: object) => selectNoteSave(state, note.id));
  const [text, setText] = useState(note.text);
  const [submitted, setSubmitted] = useState<string | null>(null);
  const close = useEffectEvent(onClose);
  const isSaved = submitted === text.trim() && !isSaving && !hasFailed;
  useEffect(() => {
    if (isSaved) close();
  }, [isSaved]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isSaving) return;
    dispatch(noteSubmitted({ id, noteId: note.id, text: text.trim() }));
    setSubmitted(text.trim());
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <MentionField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the recruiter asked for this field
        autoFocus
        companyId={companyId}
        label={t('notes.text')}
        value={text}
        error={submitted !== null && hasFailed ? t('notes.failed') : undefined}
        onText={setText}
      />
      <div className={styles.tools}>
        <Button type="submit" variant="secondary" size="small" isLoading={isSaving}>
          {t('notes.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('notes.cancel')}
        </Button>
      </div>
    </form>
  );
}
