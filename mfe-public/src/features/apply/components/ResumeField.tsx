import { RadioGroup } from '@cpa/shared/ui';
import { useFormContext } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import { type ApplyForm, NO_RESUME, resumeChoiceOf } from '../model/applyForm.ts';
import { resumeToSend } from '../model/resumeToSend.ts';
import { ownProfile } from '../state/ownProfile.ts';
import { ResumeUpload } from './ResumeUpload.tsx';

/** Choice of the resume to send, with the default chosen, and the upload of another one. */
export function ResumeField() {
  const t = useText();
  const { data, error } = useSelector(ownProfile.select);
  const { register, watch } = useFormContext<ApplyForm>();
  if (!data && error?.status !== 404) return null;
  const resumes = data?.resumes ?? [];
  const chosen = resumeToSend(resumeChoiceOf(watch('resume')), resumes);
  const choices = [
    ...resumes.map(({ id, file_name, is_default }) => ({
      value: String(id),
      label: is_default ? t('apply.defaultResume', { file: file_name }) : file_name,
    })),
    { value: NO_RESUME, label: t('apply.noResume') },
  ];
  return (
    <div>
      {/* Without a radio group the form has no choice, and nothing is sent. */}
      {resumes.length > 0 && (
        <RadioGroup
          label={t('apply.resume')}
          choices={choices}
          value={chosen ? String(chosen.id) : NO_RESUME}
          {...register('resume')}
        />
      )}
      <ResumeUpload isAnother={resumes.length > 0} />
    </div>
  );
}
