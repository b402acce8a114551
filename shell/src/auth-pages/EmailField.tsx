import { TextField } from '@cpa/shared/ui';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useText } from './messages/texts.ts';

/** E-mail address of an account. Password managers store it as `username`. */
export function EmailField({
  field,
  error,
  offersPasskeys = false,
}: {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  /** Lists the passkeys of the device among the suggestions. */
  offersPasskeys?: boolean;
}) {
  const t = useText();
  return (
    <TextField
      {...field}
      label={t('signIn.email')}
      type="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      inputMode="email"
      error={error?.message}
    />
  );
}
