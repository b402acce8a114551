import { fieldErrors } from '@cpa/shared/http';
import { Button, Checkbox, PasswordField, useErrorLanguage, useServerErrors } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectPrivacy } from '../state/privacySlice.ts';
import { Consequences } from './Consequences.tsx';
import { Part } from './Part.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import styles from './privacy.module.css';

type Fields = { password: string; hasCopy: boolean };
const FIELDS = ['password'] as const;

/** Lists the data that is deleted and the data that stays, asks for the password and deletes. */
export function DeleteData() {
  const t = useText();
  const dispatch = useDispatch();
  const { working, failure, copies } = useSelector(selectPrivacy);
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { password: '', hasCopy: false },
  });
  const { register, handleSubmit, formState, setError, setValue } = form;
  // The checkbox is a reminder, not a condition.
  useEffect(() => {
    if (copies > 0) setValue('hasCopy', true);
  }, [copies, setValue]);
  const failed = fieldErrors(failure);
  useServerErrors(failed, FIELDS, setError);
  useErrorLanguage(form, failed);
  const submit = handleSubmit(({ password }) => dispatch(events.eraseSubmitted(password)));
  const { errors } = formState;
  return (
    <PrivacySection id="delete" tone="danger" title={t('privacy.delete')} text={t('privacy.deleteText')}>
      <Part part="stored" height={380}>
        {(stored) => (
          <Consequences stored={stored} goesTitle={t('privacy.goes')} staysTitle={t('privacy.stays')} />
        )}
      </Part>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          {...register('password', { required: t('privacy.deletePasswordMissing') })}
          label={t('privacy.deletePassword')}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <Checkbox {...register('hasCopy')} label={t('privacy.hasCopy')} />
        <Button type="submit" variant="danger" isLoading={working === 'erase'}>
          {t('privacy.deleteConfirm')}
        </Button>
      </form>
    </PrivacySection>
  );
}
