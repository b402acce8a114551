import { Button, TextArea } from '@cpa/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { noteSubmitted } from '../../state/reviewEvents.ts';
import { selectNote } from '../../state/reviewSlice.ts';
import styles from './PrivateNotes.module.css';

/** Adds a private note. The text stays until the server has saved it. */
export function NoteForm({ id }: { id: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const [text, setText] = useState('');
  const { isSaving, error } = useSelector(selectNote);
  const submitted = useRef(false);
  useEffect(() => {
    if (isSaving || !submitted.current) return;
    submitted.current = false;
    if (!error) setText('');
  }, [isSaving, error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isSaving) return;
    submitted.current = true;
    dispatch(noteSubmitted({ id, noteId: null, text: text.trim() }));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={t('notes.add')}
        rows={2}
        maxLength={4000}
        value={text}
        error={error && submitted.current === false && text ? t('notes.failed') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() && (
        <Button type="submit" variant="secondary" size="small" isLoading={isSaving}>
          {t('notes.save')}
        </Button>
      )}
    </form>
  );
}
