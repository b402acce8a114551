import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Checkbox.module.css';
import { FieldNotes } from './Field.tsx';
import { useFieldIds } from './useFieldIds.ts';
import { useQuietBlur } from './useQuietBlur.ts';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Number of results with this choice, at the end of the line. Not part of the name. */
  count?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** Yes or no; several of them in a `fieldset` are a choice of many. */
export function Checkbox({ label, hint, error, count, className, ...input }: CheckboxProps) {
  const ids = useFieldIds({ id: input.id, hint, error });
  const events = useQuietBlur(input);
  return (
    <div className={classNames('stack-1', className)}>
      <label className={styles.row}>
        <input {...input} {...events} {...ids.attributes} type="checkbox" className={styles.box} />
        <span className="shrink grow">{label}</span>
        {count !== undefined && (
          <span className="mute text-13-5 tabular" aria-hidden>
            {count}
          </span>
        )}
      </label>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
