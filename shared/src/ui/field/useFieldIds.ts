import { type ReactNode, useId } from 'react';

export type FieldIds = {
  control: string;
  hint: string;
  error: string;
  /** ID of the control itself. */
  attributes: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
};

/** The ids that tie a control to its label, hint and error. */
export function useFieldIds(notes: {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}): FieldIds {
  const made = useId();
  const control = notes.id ?? made;
  const hint = `${control}-hint`;
  const error = `${control}-error`;
  const describedBy = [notes.error && error, notes.hint && hint].filter(Boolean).join(' ');
  return {
    control,
    hint,
    error,
    attributes: {
      id: control,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': notes.error ? true : undefined,
    },
  };
}
