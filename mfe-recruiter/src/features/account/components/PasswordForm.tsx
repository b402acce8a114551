import { selectProfile } from '@cpa/shared/session';
import { Button, PasswordField, useServerErrors } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { passwordSubmitted, selectAccount } from '../state/accountSlice.ts';
import { AccountSection } from './AccountSection.tsx';
import styles from './account.module.css';

type Fields = { current_password: string; new_password: string };
const FIELDS = ['current_password', 'new_password'] as const;
const EMPTY: Fields = { current_password: '', new_password: '' };

/** Changes the password with the old one. */
export function PasswordForm() {
  const t = useText();
  const dispatch = useDispatch();
  const email = useSelector(selectProfile)?.email;
  const { working, passwordChanges, fieldErrors } = useSelector(selectAccount);
  const { register, handleSubmit, formState, setError, reset } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  useServerErrors(fieldErrors, FIELDS, setError);
  useEffect(() => {
    if (passwordChanges > 0) reset(EMPTY);
  }, [passwordChanges, reset]);
  const submit = handleSubmit(({ current_password: current, new_password: password }) =>
    dispatch(passwordSubmitted({ current, password })),
  );
  const { errors } = formState;
  return (
    <AccountSection title={t('password.section')} text={t('password.text')}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {/* Password managers store the new password for this user name. */}
        <input hidden type="email" autoComplete="username" value={email ?? ''} readOnly />
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
          <Button type="submit" variant="secondary" isLoading={working === 'password'}>
            {t('password.save')}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
