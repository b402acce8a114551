import type { ApplicantReview } from '@cpa/shared/contracts';
import { LockIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../../messages/texts.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import styles from './PrivateNotes.module.css';

type PrivateNotesProps = {
  review: ApplicantReview;
  /** Text of the note that is being written. */
  note: string;
  onNote: (text: string) => void;
};

/** Notes of the team. They look different from everything that is sent. */
export function PrivateNotes({
  review: { id, company_id: companyId, notes },
  note: text,
  onNote,
}: PrivateNotesProps) {
  const t = useText();
  return (
    <section className={styles.notes} aria-labelledby="private-notes">
      <div className={styles.head}>
        <LockIcon size={18} />
        <h2 className={styles.title} id="private-notes" tabIndex={-1}>
          {t('notes.title')}
        </h2>
        <span className={styles.hint}>{t('notes.hint')}</span>
      </div>
      {notes.length > 0 && (
        <ul className="stack-3">
          {notes.map((note) => (
            <NoteItem key={note.id} applicationId={id} companyId={companyId} note={note} />
          ))}
        </ul>
      )}
      <NoteForm id={id} companyId={companyId} text={text} onText={onNote} />
    </section>
  );
}
