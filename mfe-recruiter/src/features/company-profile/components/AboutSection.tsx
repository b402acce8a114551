import type { Options } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { NativeSelect, TextArea, TextField } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './CompanyEditor.module.css';
import { fieldProps } from './fieldProps.ts';
import { SectorsField } from './SectorsField.tsx';
import type { CompanyFormState } from './useCompanyForm.ts';

/** Name, description, sectors and facts. */
export function AboutSection({ state, options }: { state: CompanyFormState; options: Options }) {
  const t = useText();
  const nameOf = useOptionName();
  return (
    <section className={styles.section} aria-labelledby="company-about">
      <h2 id="company-about">{t('company.about')}</h2>
      <TextField
        label={t('company.name')}
        required
        {...fieldProps(state, 'name')}
        autoComplete="organization"
      />
      <TextField
        label={t('company.tagline')}
        hint={t('company.taglineHint')}
        isOptional
        {...fieldProps(state, 'tagline')}
      />
      <TextArea
        label={t('company.description')}
        hint={t('company.descriptionHint')}
        isOptional
        rows={6}
        {...fieldProps(state, 'description')}
      />
      <SectorsField state={state} sectors={options.sectors} />
      <div className={styles.row}>
        <NativeSelect label={t('company.district')} isOptional {...fieldProps(state, 'district_id')}>
          <option value="">{t('company.choose')}</option>
          {options.districts.map(({ id, name }) => (
            <option key={id} value={id}>
              {nameOf(name)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect label={t('company.size')} isOptional {...fieldProps(state, 'size_id')}>
          <option value="">{t('company.choose')}</option>
          {options.company_sizes.map(({ id, name }) => (
            <option key={id} value={id}>
              {nameOf(name)}
            </option>
          ))}
        </NativeSelect>
        <TextField
          label={t('company.founded')}
          isOptional
          inputMode="numeric"
          placeholder={t('company.year')}
          {...fieldProps(state, 'founded')}
        />
      </div>
      <TextArea
        label={t('company.benefits')}
        hint={t('company.benefitsHint')}
        isOptional
        rows={4}
        {...fieldProps(state, 'benefits')}
      />
    </section>
  );
}
