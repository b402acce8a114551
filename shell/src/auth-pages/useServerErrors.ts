import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Puts what the API had to say of each field at that field, and the focus at the first. */
export function useServerErrors<Fields extends FieldValues>(
  fieldErrors: Record<string, string[]>,
  fields: readonly FieldPath<Fields>[],
  setError: UseFormSetError<Fields>,
): void {
  useEffect(() => {
    const wrong = fields.filter((field) => fieldErrors[field]?.length);
    for (const [index, field] of wrong.entries()) {
      const message = fieldErrors[field]?.join(' ') ?? '';
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }, [fieldErrors, fields, setError]);
}
