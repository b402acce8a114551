import type { StoredData } from '@cpa/shared/contracts';
import { Button, Checkbox, PasswordField, XIcon, useServerErrors } from '@cpa/shared/ui';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { eraseSubmitted, selectPrivacy } from '../state/privacySlice.ts';
import { Part } from './Part.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import styles from './privacy.module.css';

type Fields = { password: string; hasCopy: boolean };
const FIELDS = ['password'] as const;
const GOES = ['profile', 'applications', 'letters', 'rest'] as const;
const STAYS = ['backups', 'counts', 'record'] as const;

/** Says what is deleted and what stays, asks for the password and deletes. */
export function DeleteData() {
  const t = useText();
  const dispatch = useDispatch();
  const { working, fieldErrors } = useSelector(selectPrivacy);
  const { register, handleSubmit, formState, setError } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { password: '', hasCopy: false },
  });
  useServerErrors(fieldErrors, FIELDS, setError);
  const submit = handleSubmit(({ password }) => dispatch(eraseSubmitted(password)));
  const { errors } = formState;
  return (
    <PrivacySection id="delete" tone="danger" title={t('privacy.delete')} text={t('privacy.deleteText')}>
      <Part part="stored" height={380}>
        {(stored) => <Consequences stored={stored} />}
      </Part>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          {...register('password', { required: t('privacy.deletePasswordMissing') })}
          label={t('privacy.deletePassword')}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <Checkbox
          {...register('hasCopy', { required: t('privacy.hasCopyMissing') })}
          label={t('privacy.hasCopy')}
          error={errors.hasCopy?.message}
        />
        <Button type="submit" variant="danger" isLoading={working === 'erase'}>
          {t('privacy.deleteConfirm')}
        </Button>
      </form>
    </PrivacySection>
  );
}

function Consequences({ stored }: { stored: StoredData }) {
  const t = useText();
  const values = {
    applications: stored.applications,
    open: stored.open_applications,
    resumes: stored.resumes,
    alerts: stored.search_alerts,
    saved: stored.saved_vacancies,
  };
  return (
    <>
      <h3 className={styles.subtitle}>{t('privacy.goes')}</h3>
      <ul className={styles.facts}>
        {GOES.map((name) => (
          <li key={name}>
            <XIcon size={16} />
            <div>
              <p className={styles.rowTitle}>{t(`privacy.goes.${name}`, values)}</p>
              <p className={styles.rowText}>{t(`privacy.goesText.${name}`, values)}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className={styles.subtitle}>{t('privacy.stays')}</h3>
      <ul className={styles.facts}>
        {STAYS.map((name) => (
          <li key={name} data-stays>
            <span className={styles.dot} aria-hidden />
            <div>
              <p className={styles.rowTitle}>{t(`privacy.stays.${name}`)}</p>
              <p className={styles.rowText}>{t(`privacy.staysText.${name}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
