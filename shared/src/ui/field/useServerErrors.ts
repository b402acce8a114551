import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Shows the API's error messages at their fields and focuses the first. Pass a constant array of `fields`. */
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
