import type { Applicant } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { noErrors } from '../../model/plainForms.ts';
import { selectProfileOptions } from '../../state/profileSlice.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import { Section } from './Section.tsx';
import styles from './Section.module.css';
import { useEditing } from './useEditing.ts';

/** Languages with their levels. */
export function LanguagesSection({ applicant: { languages } }: { applicant: Applicant }) {
  const t = useText();
  const optionName = useOptionName();
  const editing = useEditing('languages');
  const options = useSelector(selectProfileOptions).languages;
  const nameOf = (id: number) => optionName(options.find((option) => option.id === id)?.name ?? '');
  return (
    <Section id="languages" editing={editing}>
      {editing.isOpen ? (
        <SectionForm
          section="languages"
          draftKey="languages"
          start={{ languages: [...languages] }}
          errorsOf={noErrors}
          toUpdate={(form) => form}
          onClose={editing.close}
        >
          {({ form }) => (
            <LanguagesField
              spoken={form.watch('languages')}
              options={options}
              onChange={(changed) => form.setValue('languages', changed)}
            />
          )}
        </SectionForm>
      ) : languages.length > 0 ? (
        <dl className={styles.facts}>
          {languages.map(({ language_id, level }) => (
            <div key={language_id}>
              <dt>{nameOf(language_id)}</dt>
              <dd>{t(`level.${level}`)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mute">{t('languages.none')}</p>
      )}
    </Section>
  );
}
