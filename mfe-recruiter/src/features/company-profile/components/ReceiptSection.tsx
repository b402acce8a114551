import { TextField } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './CompanyEditor.module.css';
import { fieldProps } from './fieldProps.ts';
import type { CompanyFormState } from './useCompanyForm.ts';

/** What the receipts of future orders say of the company. */
export function ReceiptSection({ state }: { state: CompanyFormState }) {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="company-receipts">
      <h2 id="company-receipts">{t('company.receipts')}</h2>
      <p className="mute">{t('company.receiptsText')}</p>
      <TextField
        label={t('company.legalName')}
        hint={t('company.legalNameHint')}
        isOptional
        {...fieldProps(state, 'legal_name')}
      />
      <div className={styles.row}>
        <TextField
          label={t('company.registrationNumber')}
          isOptional
          {...fieldProps(state, 'registration_number')}
        />
        <TextField label={t('company.taxNumber')} isOptional {...fieldProps(state, 'tax_number')} />
      </div>
    </section>
  );
}
