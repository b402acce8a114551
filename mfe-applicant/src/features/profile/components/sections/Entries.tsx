import type { ApplicantUpdate } from '@cpa/shared/contracts';
import { Button, IconButton } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { PencilIcon, PlusIcon } from '@cpa/shared/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import type { FieldErrors } from '../../model/fieldErrors.ts';
import { sectionDraft } from '../../model/sectionDraft.ts';
import { saveRequested } from '../../state/profileSlice.ts';
import { type FormFields, SectionForm } from '../form/SectionForm.tsx';
import styles from './Section.module.css';

type EntriesProps<Entry, Form extends FieldValues> = {
  section: 'experience' | 'education';
  entries: readonly Entry[];
  /** Opens the form of a new entry when the URL asks for the section. */
  isNewOpen: boolean;
  onClose: () => void;
  /** Name of an entry in labels of its buttons. */
  nameOf: (entry: Entry) => string;
  toForm: (entry: Entry | null) => Form;
  errorsOf: (form: Form) => FieldErrors;
  toEntry: (form: Form) => Entry;
  toUpdate: (entries: Entry[]) => ApplicantUpdate;
  renderEntry: (entry: Entry) => ReactNode;
  children: (fields: FormFields<Form>) => ReactNode;
};

/** Entries of the experience or the education, each edited in its place. */
export function Entries<Entry, Form extends FieldValues>(props: EntriesProps<Entry, Form>) {
  const { section, entries, isNewOpen, onClose, nameOf, renderEntry } = props;
  const t = useText();
  const dispatch = useDispatch();
  const [edited, setEdited] = useState<number | null>(() =>
    initiallyEdited(section, entries.length, isNewOpen),
  );
  const [toDelete, setToDelete] = useState<Entry | null>(null);
  const wasEdited = useRef(edited);
  useEffect(() => {
    if (wasEdited.current !== null && edited === null) {
      document.getElementById(`section-${section}`)?.focus();
    }
    wasEdited.current = edited;
  }, [edited, section]);
  const [wasNewOpen, setWasNewOpen] = useState(isNewOpen);
  if (isNewOpen !== wasNewOpen) {
    setWasNewOpen(isNewOpen);
    if (isNewOpen && edited === null) setEdited(NEW);
  }

  const close = () => {
    setEdited(null);
    onClose();
  };
  const form = (index: number) => {
    const entry = entries[index];
    return (
      <SectionForm
        section={section}
        draftKey={`${section}:${index}`}
        start={props.toForm(entry ?? null)}
        errorsOf={props.errorsOf}
        toUpdate={(values) => {
          const changed = props.toEntry(values);
          return props.toUpdate(entry ? entries.with(index, changed) : [...entries, changed]);
        }}
        onClose={close}
        actions={
          entry && (
            <Button variant="quiet" size="small" onClick={() => setToDelete(entry)}>
              {t('profile.delete')}
            </Button>
          )
        }
      >
        {props.children}
      </SectionForm>
    );
  };

  return (
    <>
      <ul className={styles.entries}>
        {entries.map((entry, index) =>
          index === edited ? (
            <li key={JSON.stringify(entry)} className={styles.editor}>
              {form(index)}
            </li>
          ) : (
            <li key={JSON.stringify(entry)} className={styles.entry}>
              <div>{renderEntry(entry)}</div>
              <IconButton
                label={t('profile.editEntry', { name: nameOf(entry) })}
                icon={<PencilIcon size={16} />}
                onClick={() => setEdited(index)}
              />
            </li>
          ),
        )}
      </ul>
      {edited === NEW ? (
        <div className={styles.editor}>{form(NEW)}</div>
      ) : (
        <Button
          className={styles.add}
          variant="secondary"
          size="small"
          icon={<PlusIcon size={16} />}
          onClick={() => setEdited(NEW)}
        >
          {t(`${section}.add`)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={toDelete !== null}
        title={t('profile.deleteEntry', { name: toDelete ? nameOf(toDelete) : '' })}
        confirmLabel={t('profile.delete')}
        isDestructive
        onCancel={() => setToDelete(null)}
        onConfirm={() => {
          const update = props.toUpdate(entries.filter((entry) => entry !== toDelete));
          dispatch(saveRequested({ section, update }));
          sectionDraft(`${section}:${edited}`).write(null);
          setToDelete(null);
          close();
        }}
      >
        {t('profile.deleteText')}
      </ConfirmDialog>
    </>
  );
}

/** Index of the form for a new entry. */
const NEW = -1;

function initiallyEdited(section: string, count: number, isNewOpen: boolean): number | null {
  if (isNewOpen) return NEW;
  for (let index = NEW; index < count; index++) {
    if (sectionDraft(`${section}:${index}`).read()) return index;
  }
  return null;
}
