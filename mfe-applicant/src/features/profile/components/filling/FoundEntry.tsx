import { Checkbox } from '@cpa/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { FieldErrors } from '../../model/fieldErrors.ts';
import { useReadingText } from '../../../../resume-reading/texts.ts';
import type { FormFields } from '../form/SectionForm.tsx';
import { useTextResolver } from '../form/useTextResolver.ts';
import styles from './Filling.module.css';

type FoundEntryProps<Form extends FieldValues> = {
  title: string;
  checked: boolean;
  onChange: () => void;
  start: Form;
  errorsOf: (form: Form) => FieldErrors;
  /** Receives the function that validates an incomplete entry. */
  onCheck: (check: () => Promise<Form | null>) => void;
  /** Content of a complete entry. */
  facts: ReactNode;
  /** Fields of an incomplete entry. */
  children: (fields: FormFields<Form>) => ReactNode;
};

/** A job or an education of the resume. An incomplete one has the fields of the profile's own form. */
export function FoundEntry<Form extends FieldValues>(props: FoundEntryProps<Form>) {
  const { title, checked, onChange, start, errorsOf, onCheck, facts, children } = props;
  const tr = useReadingText();
  const [isComplete] = useState(() => Object.keys(errorsOf(start)).length === 0);
  const resolver = useTextResolver(errorsOf);
  const form = useForm<Form>({ defaultValues: start as DefaultValues<Form>, mode: 'onBlur', resolver });
  useEffect(() => {
    if (isComplete) return;
    onCheck(
      async () =>
        await new Promise((resolve) => void form.handleSubmit(resolve as never, () => resolve(null))()),
    );
  });
  const errorOf: FormFields<Form>['errorOf'] = (name) =>
    form.formState.errors[name]?.message as string | undefined;
  return (
    <div className="stack-1">
      <Checkbox
        checked={checked}
        onChange={onChange}
        label={
          <strong className="break" dir="auto" lang="">
            {title}
          </strong>
        }
        hint={!isComplete && checked ? tr('fill.incomplete') : undefined}
      />
      {isComplete && <div className={styles.facts}>{facts}</div>}
      {!isComplete && checked && <div className={styles.fields}>{children({ form, errorOf })}</div>}
    </div>
  );
}
