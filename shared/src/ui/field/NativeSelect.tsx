import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { useFieldIds } from './useFieldIds.ts';
import { useQuietBlur } from './useQuietBlur.ts';

export type NativeSelectProps = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** The label is read by screen readers only, for example beside a list that is sorted. */
    isLabelHidden?: boolean;
    ref?: Ref<HTMLSelectElement>;
  };

/** A native select: best on phones and in forms. Children are `option`s. */
export function NativeSelect({
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden,
  children,
  ...select
}: NativeSelectProps) {
  const ids = useFieldIds({ id: select.id, hint, error });
  const events = useQuietBlur(select);
  const control = (
    <div className={styles.withEnd}>
      <select
        {...select}
        {...events}
        {...ids.attributes}
        className={classNames(styles.control, styles.select)}
      >
        {children}
      </select>
      <ChevronDownIcon className={styles.arrow} />
    </div>
  );
  if (isLabelHidden) {
    return (
      <div className="relative">
        <label htmlFor={ids.control}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        {control}
      </div>
    );
  }
  return (
    <Field ids={ids} label={label} hint={hint} error={error} isOptional={isOptional}>
      {control}
    </Field>
  );
}
