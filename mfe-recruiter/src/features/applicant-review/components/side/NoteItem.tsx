import type { PrivateNote } from '@cpa/shared/contracts';
import { Ago, Button, TextArea } from '@cpa/shared/ui';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { noteDeleted, noteSubmitted } from '../../state/reviewEvents.ts';
import styles from './PrivateNotes.module.css';

/** A private note; its author may edit and delete it. */
export function NoteItem({ applicationId: id, note }: { applicationId: number; note: PrivateNote }) {
  const t = useText();
  const dispatch = useDispatch();
  const [draft, setDraft] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (draft === null || !draft.trim()) return;
    dispatch(noteSubmitted({ id, noteId: note.id, text: draft.trim() }));
    setDraft(null);
  };
  return (
    <li>
      <p className={styles.byline}>
        <span className={styles.by}>{note.is_own ? t('notes.you') : note.by}</span> <Ago at={note.at} />
        {note.edited_at && ` · ${t('notes.edited')}`}
      </p>
      {draft === null ? (
        <>
          <p className={styles.text} dir="auto">
            {note.text}
          </p>
          {note.is_own && (
            <div className={styles.tools}>
              <Button variant="quiet" size="small" onClick={() => setDraft(note.text)}>
                {t('notes.edit')}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  dispatch(noteDeleted({ id, noteId: note.id }));
                  document.getElementById('private-notes')?.focus();
                }}
              >
                {t('notes.delete')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <form className={styles.form} onSubmit={save}>
          <TextArea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the recruiter asked for this field
            autoFocus
            label={t('notes.text')}
            rows={2}
            maxLength={4000}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
          />
          <div className={styles.tools}>
            <Button type="submit" variant="secondary" size="small">
              {t('notes.save')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setDraft(null)}>
              {t('notes.cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
