import type { Applicant } from '@cpa/shared/contracts';
import { useText } from '../../../../messages/texts.ts';
import { noErrors } from '../../model/plainForms.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { Section } from './Section.tsx';
import styles from './Section.module.css';
import { SkillsField } from './SkillsField.tsx';
import { useEditing } from './useEditing.ts';

/** The list of skills. */
export function SkillsSection({ applicant: { skills } }: { applicant: Applicant }) {
  const t = useText();
  const editing = useEditing('skills');
  return (
    <Section id="skills" editing={editing}>
      {editing.isOpen ? (
        <SectionForm
          section="skills"
          draftKey="skills"
          start={{ skills: [...skills] }}
          errorsOf={noErrors}
          toUpdate={(form) => form}
          onClose={editing.close}
        >
          {({ form }) => (
            <SkillsField
              skills={form.watch('skills')}
              onChange={(changed) => form.setValue('skills', changed)}
            />
          )}
        </SectionForm>
      ) : skills.length > 0 ? (
        <ul className="row-2 wrap">
          {skills.map((skill) => (
            <li key={skill} className={styles.chip} dir="auto" lang="">
              {skill}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mute">{t('skills.none')}</p>
      )}
    </Section>
  );
}
