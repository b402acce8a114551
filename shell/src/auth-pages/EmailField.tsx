import { TextField } from '@cpa/shared/ui';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useText } from './messages/texts.ts';

/** E-mail address of an account. Password managers store it as `username`. */
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
