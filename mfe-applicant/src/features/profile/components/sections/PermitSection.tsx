import { type Applicant, workPermitSchema } from '@cpa/shared/contracts';
import { RadioGroup } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import { noErrors, permitUpdate } from '../../model/plainForms.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { Section } from './Section.tsx';
import { useEditing } from './useEditing.ts';

/** The work permit. */
export function PermitSection({ applicant: { work_permit } }: { applicant: Applicant }) {
  const t = useText();
  const editing = useEditing('permit');
  return (
    <Section id="permit" editing={editing}>
      {editing.isOpen ? (
        <SectionForm
          section="permit"
          draftKey="permit"
          start={{ work_permit: work_permit ?? '' }}
          errorsOf={noErrors}
          toUpdate={permitUpdate}
          onClose={editing.close}
        >
          {({ form: { register } }) => (
            <RadioGroup
              label={t('permit.label')}
              choices={[
                ...workPermitSchema.options.map((value) => ({ value, label: t(`permit.${value}`) })),
                { value: '', label: t('permit.unstated') },
              ]}
              {...register('work_permit')}
            />
          )}
        </SectionForm>
      ) : (
        <p className={work_permit ? undefined : 'mute'}>
          {t(work_permit ? `permit.${work_permit}` : 'permit.none')}
        </p>
      )}
    </Section>
  );
}
