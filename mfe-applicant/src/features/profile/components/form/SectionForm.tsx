import type { ApplicantUpdate } from '@cpa/shared/contracts';
import { failureReason, fieldErrors } from '@cpa/shared/http';
import { Button, useErrorLanguage, useServerErrors } from '@cpa/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import type { FieldErrors } from '../../model/fieldErrors.ts';
import { sectionDraft } from '../../model/sectionDraft.ts';
import type { SectionId } from '../../model/sections.ts';
import { events, selectSectionSave } from '../../state/profileSlice.ts';
import { InlineError } from '../InlineError.tsx';
import styles from './SectionForm.module.css';
import { useSectionDraft } from './useSectionDraft.ts';
import { useTextResolver } from './useTextResolver.ts';

export type FormFields<Form extends FieldValues> = {
  form: UseFormReturn<Form>;
  /** Returns the error message of a field. */
  errorOf: (name: keyof Form & string) => string | undefined;
};

type SectionFormProps<Form extends FieldValues> = {
  section: SectionId;
  /** Key of the draft: the section, and the entry if it has several. */
  draftKey: string;
  start: Form;
  errorsOf: (form: Form) => FieldErrors;
  toUpdate: (form: Form) => ApplicantUpdate;
  /** Called after saving and on cancel. */
  onClose: () => void;
  saveLabel?: string;
  /** False for the first form of a new profile, which cannot be closed. */
  canCancel?: boolean;
  /** Further buttons. */
  actions?: ReactNode;
  children: (fields: FormFields<Form>) => ReactNode;
};

/** A form of one section. Validates on blur, keeps the input through failures and reloads, and focuses the first error. */
export function SectionForm<Form extends FieldValues>(props: SectionFormProps<Form>) {
  const { section, draftKey, start, errorsOf, toUpdate, onClose, saveLabel, canCancel = true } = props;
  const t = useText();
  const dispatch = useDispatch();
  const save = useSelector((root: object) => selectSectionSave(root, section));
  const [draft] = useState(() => sectionDraft(draftKey).read());
  const resolver = useTextResolver(errorsOf);
  const form = useForm<Form>({
    defaultValues: { ...start, ...draft } as never,
    mode: 'onBlur',
    resolver,
  });
  const clearDraft = useSectionDraft(draftKey, form);
  const close = () => {
    clearDraft();
    dispatch(events.editingClosed(section));
    onClose();
  };

  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !save) close();
    wasSaving.current = save?.isSaving ?? false;
  });
  const failure = save?.error ?? null;
  const [fields] = useState(() => Object.keys(start) as FieldPath<Form>[]);
  const failed = fieldErrors(failure);
  useServerErrors(failed, fields, form.setError);
  useErrorLanguage(form, failed);
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Only a form that the user opened takes the focus.
    if (canCancel && !draft) frame.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [canCancel, draft]);

  const submit = form.handleSubmit((values) => {
    if (!save?.isSaving) dispatch(events.saveRequested({ section, update: toUpdate(values) }));
  });
  const errorOf: FormFields<Form>['errorOf'] = (name) =>
    form.formState.errors[name]?.message as string | undefined;
  return (
    <form ref={frame} className="stack-4 one-column" noValidate onSubmit={(event) => void submit(event)}>
      {draft && (
        <p role="status" className={styles.restored}>
          {t('profile.restored')}
        </p>
      )}
      {props.children({ form, errorOf })}
      <InlineError>{failure && failureReason(failure)}</InlineError>
      <div className="row-2 wrap">
        <Button type="submit" size="small" isLoading={save?.isSaving ?? false}>
          {saveLabel ?? t('profile.save')}
        </Button>
        {canCancel && (
          <Button variant="quiet" size="small" onClick={close}>
            {t('profile.cancel')}
          </Button>
        )}
        {props.actions}
      </div>
    </form>
  );
}
