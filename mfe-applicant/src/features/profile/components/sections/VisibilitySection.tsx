import type { Applicant, Visibility } from '@cpa/shared/contracts';
import { RadioGroup } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import { noErrors, visibilityUpdate } from '../../model/plainForms.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { Section } from './Section.tsx';
import { useEditing } from './useEditing.ts';

/** Without a page that lists applicants, `searchable` shows the profile to the same companies and is not offered. */
const CHOICES = ['hidden', 'companies_i_applied_to'] as const satisfies readonly Visibility[];

/** The choice of who can see the profile. */
export function VisibilitySection({ applicant }: { applicant: Applicant }) {
  const visibility = applicant.visibility === 'hidden' ? 'hidden' : 'companies_i_applied_to';
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
              choices={CHOICES.map((value) => ({
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
