import { Button, NativeSelect, TextArea, TextField } from '@cpa/shared/ui';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type ProfileForm as Form, updateFrom, visibilities } from '../model/profileForm.ts';
import { saveRequested, selectDistricts, selectIsSaving } from '../state/profileSlice.ts';
import styles from './ProfileForm.module.css';
import { resolveProfile } from './resolveProfile.ts';
import { useServerErrors } from './useServerErrors.ts';

type ProfileFormProps = { start: Form; email: string | undefined; isNew: boolean };

/** Checks each field when it is left, keeps what was typed through a refusal, and leads to the first mistake. */
export function ProfileForm({ start, email, isNew }: ProfileFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const districts = useSelector(selectDistricts);
  const isSaving = useSelector(selectIsSaving);
  const form = useForm<Form>({
    defaultValues: start,
    values: start,
    mode: 'onBlur',
    resolver: resolveProfile,
  });
  const { errors } = form.formState;
  useServerErrors(form);
  const errorOf = (name: keyof Form) =>
    errors[name] && (errors[name].type === 'server' ? errors[name].message : t(`profile.error.${name}`));

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((filled) => dispatch(saveRequested(updateFrom(filled))))(event)
      }
    >
      <TextField
        label={t('profile.name')}
        autoComplete="name"
        error={errorOf('name')}
        {...form.register('name')}
      />
      {email && <TextField label={t('profile.email')} value={email} readOnly />}
      <TextField
        label={t('profile.headline')}
        hint={t('profile.headlineHint')}
        isOptional
        error={errorOf('headline')}
        {...form.register('headline')}
      />
      <TextField
        label={t('profile.phone')}
        hint={t('profile.phoneHint')}
        isOptional
        type="tel"
        autoComplete="tel"
        error={errorOf('phone')}
        {...form.register('phone')}
      />
      <NativeSelect
        label={t('profile.district')}
        isOptional
        error={errorOf('district_id')}
        {...form.register('district_id')}
      >
        <option value="">{t('profile.noDistrict')}</option>
        {districts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <TextArea label={t('profile.about')} isOptional error={errorOf('about')} {...form.register('about')} />
      <NativeSelect
        label={t('profile.visibility')}
        error={errorOf('visibility')}
        {...form.register('visibility')}
      >
        {visibilities.map((each) => (
          <option key={each} value={each}>
            {t(`profile.visibility.${each}`)}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" className={styles.save} isLoading={isSaving}>
        {t(isNew ? 'profile.create' : 'profile.save')}
      </Button>
    </form>
  );
}
