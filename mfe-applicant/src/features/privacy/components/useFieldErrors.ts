import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectPrivacy } from '../state/privacySlice.ts';

/** Shows the API's messages at their fields and focuses the first. Pass a constant array. */
export function useFieldErrors<Fields extends FieldValues>(
  fields: readonly FieldPath<Fields>[],
  setError: UseFormSetError<Fields>,
): void {
  const { fieldErrors } = useSelector(selectPrivacy);
  useEffect(() => {
    const wrong = fields.filter((field) => fieldErrors[field]?.length);
    for (const [index, field] of wrong.entries()) {
      const message = fieldErrors[field]?.join(' ') ?? '';
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }, [fieldErrors, fields, setError]);
}
