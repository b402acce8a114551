import type { PrivateNote } from '@cpa/shared/contracts';
import { Ago, Button } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { noteDeleted } from '../../state/reviewEvents.ts';
import { NoteEditor } from './NoteEditor.tsx';
import styles from './PrivateNotes.module.css';

/** A private note; its author may edit and delete it. */
export function NoteItem({ applicationId: id, note }: { applicationId: number; note: PrivateNote }) {
  const t = useText();
  const dispatch = useDispatch();
  const [state, setState] = useState<'shown' | 'edited' | 'closed'>('shown');
  return (
    <li>
      <p className="mute text-13-5">
        <span className="bold" translate={note.is_own || note.by === null ? undefined : 'no'}>
          {note.is_own ? t('notes.you') : (note.by ?? t('review.someoneLeft'))}
        </span>{' '}
        <Ago at={note.at} />
        {note.edited_at && <span>{` · ${t('notes.edited')}`}</span>}
      </p>
      {state === 'edited' ? (
        <NoteEditor applicationId={id} note={note} onClose={() => setState('closed')} />
      ) : (
        <>
          <p className="break pre-wrap" dir="auto" lang="">
            {note.text}
          </p>
          {note.is_own && (
            <div className={styles.tools}>
              <Button
                variant="quiet"
                size="small"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- returns the focus from the editor
                autoFocus={state === 'closed'}
                onClick={() => setState('edited')}
              >
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
      )}
    </li>
  );
}
