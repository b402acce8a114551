import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { ProfileForm } from '../model/profileForm.ts';
import { selectFieldErrors } from '../state/profileSlice.ts';

type ServerErrorForm = Pick<UseFormReturn<ProfileForm>, 'setError' | 'getValues'>;

/** Shows validation errors of the server on their fields and focuses the first one. */
export function useServerErrors({ setError, getValues }: ServerErrorForm): void {
  const fieldErrors = useSelector(selectFieldErrors);
  useEffect(() => {
    const names = Object.keys(getValues()) as (keyof ProfileForm)[];
    const invalid = names.filter((name) => fieldErrors[name]?.[0]);
    invalid.forEach((name, index) => {
      setError(name, { type: 'server', message: fieldErrors[name]?.[0] ?? '' }, { shouldFocus: index === 0 });
    });
  }, [fieldErrors, setError, getValues]);
}
