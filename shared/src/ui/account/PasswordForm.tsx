import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useKitText } from '../../i18n/index.ts';
import { Button } from '../button/Button.tsx';
import { PasswordField } from '../field/PasswordField.tsx';
import { useErrorLanguage } from '../field/useErrorLanguage.ts';
import { useServerErrors } from '../field/useServerErrors.ts';
import styles from './PasswordForm.module.css';

export type PasswordFormProps = {
  email: string;
  isSaving: boolean;
  /** Increases with each saved password, to empty the form. */
  changes: number;
  /** Messages of the API by field. */
  errors: Record<string, string[]>;
  onSubmit: (passwords: { current: string; password: string }) => void;
};

type Fields = { current_password: string; new_password: string };
const FIELDS = ['current_password', 'new_password'] as const;
const EMPTY: Fields = { current_password: '', new_password: '' };

/** Changes the password with the old one. */
export function PasswordForm({
  email,
  isSaving,
  changes,
  errors: serverErrors,
  onSubmit,
}: PasswordFormProps) {
  const t = useKitText();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const { register, handleSubmit, formState, setError, reset } = form;
  useServerErrors(serverErrors, FIELDS, setError);
  useErrorLanguage(form, serverErrors);
  useEffect(() => {
    if (changes > 0) reset(EMPTY);
  }, [changes, reset]);
  const submit = handleSubmit(({ current_password: current, new_password: password }) =>
    onSubmit({ current, password }),
  );
  const { errors } = formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {/* Password managers store the new password for this user name. */}
      <input hidden type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...register('current_password', { required: t('password.currentMissing') })}
        label={t('password.current')}
        autoComplete="current-password"
        error={errors.current_password?.message}
      />
      <PasswordField
        {...register('new_password', {
          minLength: { value: 8, message: t('password.length') },
          maxLength: { value: 128, message: t('password.length') },
          required: t('password.length'),
        })}
        label={t('password.new')}
        autoComplete="new-password"
        hint={t('password.length')}
        error={errors.new_password?.message}
      />
      <div>
        <Button type="submit" variant="secondary" isLoading={isSaving}>
          {t('password.save')}
        </Button>
      </div>
    </form>
  );
}
