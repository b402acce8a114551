import { TextArea, TextField } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './CompanyEditor.module.css';
import { fieldProps } from './fieldProps.ts';
import type { CompanyFormState } from './useCompanyForm.ts';

/** Contact details of the company and links to its other pages. */
export function ContactSection({ state }: { state: CompanyFormState }) {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="company-contact">
      <h2 id="company-contact">{t('company.contact')}</h2>
      <div className={styles.row}>
        <TextField
          label={t('company.phone')}
          hint={t('company.phoneHint')}
          isOptional
          type="tel"
          autoComplete="tel"
          {...fieldProps(state, 'phone')}
        />
        <TextField
          label={t('company.whatsapp')}
          hint={t('company.whatsappHint')}
          isOptional
          type="tel"
          {...fieldProps(state, 'whatsapp')}
        />
      </div>
      <div className={styles.row}>
        <TextField
          label={t('company.email')}
          isOptional
          type="email"
          autoComplete="email"
          {...fieldProps(state, 'email')}
        />
        <TextField label={t('company.address')} isOptional {...fieldProps(state, 'address')} />
      </div>
      <div className={styles.row}>
        <TextField
          label={t('company.directions')}
          hint={t('company.directionsHint')}
          isOptional
          {...fieldProps(state, 'directions')}
        />
      </div>
      <div className={styles.row}>
        <TextField
          label={t('company.website')}
          isOptional
          type="url"
          inputMode="url"
          {...fieldProps(state, 'website')}
        />
        <TextField
          label={t('company.careersUrl')}
          hint={t('company.careersUrlHint')}
          isOptional
          type="url"
          inputMode="url"
          {...fieldProps(state, 'careers_url')}
        />
      </div>
      <TextArea
        label={t('company.socialLinks')}
        hint={t('company.socialLinksHint')}
        isOptional
        rows={3}
        {...fieldProps(state, 'social_links')}
      />
    </section>
  );
}
