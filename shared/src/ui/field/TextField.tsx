import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { useFieldIds } from './useFieldIds.ts';
import { useQuietBlur } from './useQuietBlur.ts';

export type TextFieldProps = FieldTexts &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** Field for one line of text, for react-hook-form: `<TextField label="…" {...register('name')} />`. */
export function TextField({ label, hint, error, isOptional = false, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id: input.id, hint, error });
  const events = useQuietBlur(input);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input type="text" dir="auto" {...input} {...events} {...ids.attributes} className={styles.control} />
    </Field>
  );
}
