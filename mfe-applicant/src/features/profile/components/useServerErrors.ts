import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { ProfileForm } from '../model/profileForm.ts';
import { selectFieldErrors } from '../state/profileSlice.ts';

/** Puts what the server found wrong beside its fields, and the focus in the first of them. */
export function useServerErrors({ setError, getValues }: UseFormReturn<ProfileForm>): void {
  const fieldErrors = useSelector(selectFieldErrors);
  useEffect(() => {
    const names = Object.keys(getValues()) as (keyof ProfileForm)[];
    const refused = names.filter((name) => fieldErrors[name]?.[0]);
    refused.forEach((name, index) => {
      setError(name, { type: 'server', message: fieldErrors[name]?.[0] ?? '' }, { shouldFocus: index === 0 });
    });
  }, [fieldErrors, setError, getValues]);
}
