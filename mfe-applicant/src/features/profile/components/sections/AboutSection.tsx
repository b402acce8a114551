import type { Applicant } from '@cpa/shared/contracts';
import { TextArea } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import { aboutErrors, aboutUpdate } from '../../model/plainForms.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { Section } from './Section.tsx';
import { useEditing } from './useEditing.ts';

/** The introduction. */
export function AboutSection({ applicant: { about } }: { applicant: Applicant }) {
  const t = useText();
  const editing = useEditing('about');
  return (
    <Section id="about" editing={editing}>
      {editing.isOpen ? (
        <SectionForm
          section="about"
          draftKey="about"
          start={{ about }}
          errorsOf={aboutErrors}
          toUpdate={aboutUpdate}
          onClose={editing.close}
        >
          {({ form: { register }, errorOf }) => (
            <TextArea
              label={t('profile.about')}
              hint={t('profile.aboutHint')}
              rows={6}
              error={errorOf('about')}
              {...register('about')}
            />
          )}
        </SectionForm>
      ) : about ? (
        <p className="break pre-line" dir="auto" lang="">
          {about}
        </p>
      ) : (
        <p className="mute">{t('profile.aboutHint')}</p>
      )}
    </Section>
  );
}
