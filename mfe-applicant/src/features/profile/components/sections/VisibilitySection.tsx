import { type Applicant, visibilitySchema } from '@cpa/shared/contracts';
import { RadioGroup } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import { noErrors, visibilityUpdate } from '../../model/plainForms.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { Section } from './Section.tsx';
import { useEditing } from './useEditing.ts';

/** The choice of who can see the profile. */
export function VisibilitySection({ applicant: { visibility } }: { applicant: Applicant }) {
  const t = useText();
  const editing = useEditing('visibility');
  return (
    <Section id="visibility" editing={editing}>
      {editing.isOpen ? (
        <SectionForm
          section="visibility"
          draftKey="visibility"
          start={{ visibility }}
          errorsOf={noErrors}
          toUpdate={visibilityUpdate}
          onClose={editing.close}
        >
          {({ form: { register } }) => (
            <RadioGroup
              label={t('section.visibility')}
              choices={visibilitySchema.options.map((value) => ({
                value,
                label: t(`profile.visibility.${value}`),
              }))}
              {...register('visibility')}
            />
          )}
        </SectionForm>
      ) : (
        <p>{t(`profile.visibility.${visibility}`)}</p>
      )}
    </Section>
  );
}
