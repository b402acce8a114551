import { TextField } from '@cpa/shared/ui';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../messages/texts.ts';

/** The address of an account; `username` is what password managers keep it under. */
export function EmailField({
  field,
  error,
}: {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
}) {
  const t = useText();
  return (
    <TextField
      {...field}
      label={t('signIn.email')}
      type="email"
      autoComplete="username"
      inputMode="email"
      error={error?.message}
    />
  );
}
