import { fieldErrors } from '@cpa/shared/http';
import { selectProfile } from '@cpa/shared/session';
import { Button, TextField, useErrorLanguage, useServerErrors } from '@cpa/shared/ui';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectAccount } from '../state/accountSlice.ts';
import { AccountSection } from './AccountSection.tsx';
import styles from './account.module.css';

type Fields = { name: string };
const FIELDS = ['name'] as const;

/** Name, and the e-mail address, which cannot be changed here. */
export function ProfileForm() {
  const t = useText();
  const dispatch = useDispatch();
  const profile = useSelector(selectProfile);
  const { working, failure } = useSelector(selectAccount);
  const form = useForm<Fields>({
    mode: 'onTouched',
    values: { name: profile?.name ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, formState, setError } = form;
  const failed = fieldErrors(failure);
  useServerErrors(failed, FIELDS, setError);
  useErrorLanguage(form, failed);
  const submit = handleSubmit(({ name }) => dispatch(events.nameSubmitted(name.trim())));
  return (
    <AccountSection title={t('profile.section')}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('name', {
            validate: (name) => name.trim() !== '' || t('profile.nameMissing'),
            maxLength: { value: 120, message: t('profile.nameTooLong') },
          })}
          label={t('profile.name')}
          autoComplete="name"
          error={formState.errors.name?.message}
        />
        <TextField
          label={t('profile.email')}
          type="email"
          value={profile?.email ?? ''}
          readOnly
          hint={t('profile.emailHint')}
        />
        <div>
          <Button type="submit" isLoading={working === 'name'}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
