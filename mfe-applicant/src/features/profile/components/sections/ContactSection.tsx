import { type Applicant, formatPhone } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { selectDisplayName } from '@cpa/shared/session';
import { NativeSelect, TextField } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { contactErrors, contactFrom, contactUpdate } from '../../model/plainForms.ts';
import { selectProfileOptions } from '../../state/profileSlice.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { Section } from './Section.tsx';
import styles from './Section.module.css';
import { useEditing } from './useEditing.ts';

/** Name, headline and contact details. Saving them creates a missing profile. */
export function ContactSection({ applicant }: { applicant: Applicant | null }) {
  const t = useText();
  const editing = useEditing('contact');
  if (applicant && !editing.isOpen) {
    return (
      <Section id="contact" editing={editing}>
        <Facts applicant={applicant} />
      </Section>
    );
  }
  return (
    <Section id="contact" {...(applicant && { editing })}>
      <ContactForm
        applicant={applicant}
        onClose={editing.close}
        saveLabel={t(applicant ? 'profile.save' : 'profile.create')}
      />
    </Section>
  );
}

function Facts({ applicant }: { applicant: Applicant }) {
  const t = useText();
  const nameOf = useOptionName();
  const { name, headline, email, phone, district } = applicant;
  const facts = [
    ['profile.name', name],
    ['profile.headline', headline],
    ['profile.email', email],
    ['profile.phone', phone && formatPhone(phone)],
    ['profile.district', district && nameOf(district.name)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd dir="auto" translate={label === 'profile.name' ? 'no' : undefined}>
            {value || <span className="mute">{t('profile.notStated')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ContactFormProps = { applicant: Applicant | null; onClose: () => void; saveLabel: string };

function ContactForm({ applicant, onClose, saveLabel }: ContactFormProps) {
  const t = useText();
  const nameOf = useOptionName();
  const accountName = useSelector(selectDisplayName);
  const { districts } = useSelector(selectProfileOptions);
  return (
    <SectionForm
      section="contact"
      draftKey="contact"
      start={contactFrom(applicant, accountName)}
      errorsOf={contactErrors}
      toUpdate={contactUpdate}
      onClose={onClose}
      saveLabel={saveLabel}
      canCancel={applicant !== null}
    >
      {({ form: { register }, errorOf }) => (
        <div className={styles.pair}>
          <TextField
            label={t('profile.name')}
            autoComplete="name"
            error={errorOf('name')}
            {...register('name')}
          />
          <TextField
            label={t('profile.headline')}
            hint={t('profile.headlineHint')}
            isOptional
            error={errorOf('headline')}
            {...register('headline')}
          />
          <TextField
            label={t('profile.phone')}
            hint={t('profile.phoneHint')}
            isOptional
            type="tel"
            autoComplete="tel"
            error={errorOf('phone')}
            {...register('phone')}
          />
          <NativeSelect
            label={t('profile.district')}
            isOptional
            error={errorOf('district_id')}
            {...register('district_id')}
          >
            <option value="">{t('profile.notStated')}</option>
            {districts.map(({ id, name }) => (
              <option key={id} value={id}>
                {nameOf(name)}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
    </SectionForm>
  );
}
