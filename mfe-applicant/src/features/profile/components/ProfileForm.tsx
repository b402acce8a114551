import { zodResolver } from '@hookform/resolvers/zod';
import { Button, NativeSelect, TextArea, TextField } from '@cpa/shared/ui';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type ProfileForm as Form, profileFormSchema, visibilities } from '../model/profileForm.ts';
import { saveRequested, selectDistricts, selectIsSaving } from '../state/profileSlice.ts';
import styles from './ProfileForm.module.css';
import { useServerErrors } from './useServerErrors.ts';

type ProfileFormProps = { start: Form; email: string | undefined; isNew: boolean };

/** Validates on blur, keeps the input when the server rejects it, and focuses the first invalid field. */
export function ProfileForm({ start, email, isNew }: ProfileFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const districts = useSelector(selectDistricts);
  const isSaving = useSelector(selectIsSaving);
  const form = useForm({
    defaultValues: start,
    values: start,
    mode: 'onBlur',
    resolver: zodResolver(profileFormSchema),
  });
  const { errors } = form.formState;
  useServerErrors(form);
  const errorText = (name: keyof Form) =>
    errors[name] && (errors[name].type === 'server' ? errors[name].message : t(`profile.error.${name}`));

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit((update) => dispatch(saveRequested(update)))(event)}
    >
      <TextField
        label={t('profile.name')}
        autoComplete="name"
        error={errorText('name')}
        {...form.register('name')}
      />
      {email && <TextField label={t('profile.email')} value={email} readOnly />}
      <TextField
        label={t('profile.headline')}
        hint={t('profile.headlineHint')}
        isOptional
        error={errorText('headline')}
        {...form.register('headline')}
      />
      <TextField
        label={t('profile.phone')}
        hint={t('profile.phoneHint')}
        isOptional
        type="tel"
        autoComplete="tel"
        error={errorText('phone')}
        {...form.register('phone')}
      />
      <NativeSelect
        label={t('profile.district')}
        isOptional
        error={errorText('district_id')}
        {...form.register('district_id')}
      >
        <option value="">{t('profile.noDistrict')}</option>
        {districts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <TextArea
        label={t('profile.about')}
        isOptional
        error={errorText('about')}
        {...form.register('about')}
      />
      <NativeSelect
        label={t('profile.visibility')}
        error={errorText('visibility')}
        {...form.register('visibility')}
      >
        {visibilities.map((visibility) => (
          <option key={visibility} value={visibility}>
            {t(`profile.visibility.${visibility}`)}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" className={styles.save} isLoading={isSaving}>
        {t(isNew ? 'profile.create' : 'profile.save')}
      </Button>
    </form>
  );
}
