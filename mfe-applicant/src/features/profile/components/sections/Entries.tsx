import type { ApplicantUpdate } from '@cpa/shared/contracts';
import { Button, IconButton } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { PencilIcon, PlusIcon } from '@cpa/shared/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import type { FieldErrors } from '../../model/fieldErrors.ts';
import { sectionDraft } from '../../model/sectionDraft.ts';
import { events, selectSectionSave } from '../../state/profileSlice.ts';
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
  const save = useSelector((root: object) => selectSectionSave(root, section));
  /** Key of the entry in the form. */
  const [edited, setEdited] = useState<string | null>(() => initiallyEdited(section, entries, isNewOpen));
  const editedIndex = entries.findIndex((entry) => keyOf(entry) === edited);
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

  // Saving closes its form, so that no other form can open until it ends.
  const edit = (key: string) => {
    if (!save?.isSaving) setEdited(key);
  };
  const close = () => {
    setEdited(null);
    onClose();
  };
  // A saved entry has another key, so its form is gone before it can close.
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !save && edited !== null) {
      draftOf(section, edited).write(null);
      close();
    }
    wasSaving.current = save?.isSaving ?? false;
  });
  const form = (entry: Entry | null) => (
    <SectionForm
      section={section}
      draftKey={`${section}:${keyOf(entry)}`}
      start={props.toForm(entry)}
      errorsOf={props.errorsOf}
      toUpdate={(values) => {
        const changed = props.toEntry(values);
        return props.toUpdate(entry ? entries.with(editedIndex, changed) : [...entries, changed]);
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

  return (
    <>
      <ul className={styles.entries}>
        {entries.map((entry, index) =>
          index === editedIndex ? (
            <li key={keyOf(entry)} className={styles.editor}>
              {form(entry)}
            </li>
          ) : (
            <li key={keyOf(entry)} className={styles.entry}>
              <div>{renderEntry(entry)}</div>
              <IconButton
                label={t('profile.editEntry', { name: nameOf(entry) })}
                icon={<PencilIcon size={16} />}
                onClick={() => edit(keyOf(entry))}
              />
            </li>
          ),
        )}
      </ul>
      {edited === NEW ? (
        <div className={styles.editor}>{form(null)}</div>
      ) : (
        <Button
          className={styles.add}
          variant="secondary"
          size="small"
          icon={<PlusIcon size={16} />}
          onClick={() => edit(NEW)}
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
          dispatch(events.saveRequested({ section, update }));
          draftOf(section, keyOf(toDelete)).write(null);
          setToDelete(null);
          close();
        }}
      >
        {t('profile.deleteText')}
      </ConfirmDialog>
    </>
  );
}

/** Key of the form for a new entry. */
const NEW = 'new';

/** Identifies an entry by its content, because the order changes and entries have no ID. */
function keyOf(entry: unknown): string {
  return entry === null ? NEW : JSON.stringify(entry);
}

function draftOf(section: string, key: string) {
  return sectionDraft(`${section}:${key}`);
}

function initiallyEdited(section: string, entries: readonly unknown[], isNewOpen: boolean): string | null {
  if (isNewOpen) return NEW;
  return [NEW, ...entries.map(keyOf)].find((key) => draftOf(section, key).read()) ?? null;
}
