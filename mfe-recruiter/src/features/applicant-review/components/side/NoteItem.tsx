import type { PrivateNote } from '@cpa/shared/contracts';
import { Ago, Button } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { noteDeleted } from '../../state/reviewEvents.ts';
import { splitMentions } from '../../model/mentions.ts';
import { NoteEditor } from './NoteEditor.tsx';
import styles from './PrivateNotes.module.css';

type NoteItemProps = { applicationId: number; companyId: number; note: PrivateNote };

/** A private note; its author may edit and delete it. */
export function NoteItem({ applicationId: id, companyId, note }: NoteItemProps) {
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
        <NoteEditor applicationId={id} companyId={companyId} note={note} onClose={() => setState('closed')} />
      ) : (
        <>
          <p className="break pre-wrap" dir="auto" lang="">
            {splitMentions(note.text, note.mentions).map((part, index) =>
              index % 2 === 0 ? (
                part
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- the parts have no other identity
                <span key={index} className="bold" translate="no">
                  {part}
                </span>
              ),
            )}
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
