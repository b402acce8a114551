import type { Vacancy } from '@cpa/shared/contracts';
import { TextArea } from '@cpa/shared/ui';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../messages/laterTexts.ts';
import type { ApplyForm } from '../model/applyForm.ts';
import { QuestionField } from './QuestionField.tsx';
import { ResumeField } from './ResumeField.tsx';

const MAX_LETTER_LENGTH = 6000;
const MAX_ANSWER_LENGTH = 2000;

/** Fields of the application: resume, cover letter and screening questions. */
export function ApplyFields({ vacancy }: { vacancy: Vacancy }) {
  const t = useText();
  const { register, formState } = useFormContext<ApplyForm>();
  return (
    <>
      <p className="mute">{t('apply.intro', { name: vacancy.company.name })}</p>
      <ResumeField />
      <TextArea
        label={t('apply.letter')}
        hint={t('apply.letterHint')}
        isOptional
        rows={6}
        error={formState.errors.coverLetter?.message}
        {...register('coverLetter', {
          maxLength: { value: MAX_LETTER_LENGTH, message: t('field.tooLong', { max: MAX_LETTER_LENGTH }) },
        })}
      />
      {vacancy.screening_questions.map((question, index) => (
        <QuestionField
          key={question.id}
          question={question}
          vacancy={vacancy}
          error={formState.errors.answers?.[index]?.text?.message}
          registration={register(`answers.${index}.text`, {
            validate: (answer) => (!question.required || answer?.trim() ? true : t('apply.required')),
            maxLength: { value: MAX_ANSWER_LENGTH, message: t('field.tooLong', { max: MAX_ANSWER_LENGTH }) },
          })}
        />
      ))}
    </>
  );
}
