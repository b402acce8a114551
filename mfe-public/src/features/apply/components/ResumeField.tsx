import { RadioGroup } from '@cpa/shared/ui';
import { useFormContext } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type ApplyForm, NO_RESUME, resumeChoiceOf } from '../model/applyForm.ts';
import { resumeToSend } from '../model/resumeToSend.ts';
import { selectOwnProfile } from '../state/ownProfileSlice.ts';

/** Choice of the resume to send. Renders nothing if the applicant has none. */
export function ResumeField() {
  const t = useText();
  const profile = useSelector(selectOwnProfile);
  const { register, watch } = useFormContext<ApplyForm>();
  const resumes = profile.status === 'loaded' ? profile.applicant.resumes : [];
  if (resumes.length === 0) return null;
  const chosen = resumeToSend(resumeChoiceOf(watch('resume')), resumes);
  const choices = [
    ...resumes.map(({ id, file_name }) => ({ value: String(id), label: file_name })),
    { value: NO_RESUME, label: t('apply.noResume') },
  ];
  return (
    <RadioGroup
      label={t('apply.resume')}
      choices={choices}
      value={chosen ? String(chosen.id) : NO_RESUME}
      {...register('resume')}
    />
  );
}
