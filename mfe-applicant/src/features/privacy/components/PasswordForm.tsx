import { selectProfile } from '@cpa/shared/session';
import { Button, PasswordField, useServerErrors } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { passwordSubmitted, selectPrivacy } from '../state/privacySlice.ts';
import { PrivacySection } from './PrivacySection.tsx';
import styles from './privacy.module.css';

type Fields = { current_password: string; new_password: string };
const FIELDS = ['current_password', 'new_password'] as const;
const EMPTY: Fields = { current_password: '', new_password: '' };

/** Changes the password with the old one. */
export function PasswordForm() {
  const t = useText();
  const dispatch = useDispatch();
  const email = useSelector(selectProfile)?.email;
  const { working, passwordChanges, fieldErrors } = useSelector(selectPrivacy);
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
    <PrivacySection title={t('privacy.password')} text={t('privacy.passwordText', { email: email ?? '' })}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {/* Password managers store the new password for this user name. */}
        <input hidden type="email" autoComplete="username" value={email ?? ''} readOnly />
        <PasswordField
          {...register('current_password', { required: t('privacy.password.currentMissing') })}
          label={t('privacy.password.current')}
          autoComplete="current-password"
          error={errors.current_password?.message}
        />
        <PasswordField
          {...register('new_password', {
            minLength: { value: 8, message: t('privacy.password.length') },
            maxLength: { value: 128, message: t('privacy.password.length') },
            required: t('privacy.password.length'),
          })}
          label={t('privacy.password.new')}
          autoComplete="new-password"
          hint={t('privacy.password.length')}
          error={errors.new_password?.message}
        />
        <div>
          <Button type="submit" variant="secondary" isLoading={working === 'password'}>
            {t('privacy.password.save')}
          </Button>
        </div>
      </form>
    </PrivacySection>
  );
}
