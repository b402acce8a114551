import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { useFieldIds } from './useFieldIds.ts';
import { useQuietBlur } from './useQuietBlur.ts';

export type TextAreaProps = FieldTexts &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Field for several lines of text; grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, isOptional = false, ...area }: TextAreaProps) {
  const ids = useFieldIds({ id: area.id, hint, error });
  const events = useQuietBlur(area);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea
        dir="auto"
        rows={4}
        {...area}
        {...events}
        {...ids.attributes}
        className={classNames(styles.control, styles.area)}
      />
    </Field>
  );
}
