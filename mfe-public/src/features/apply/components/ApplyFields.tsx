import type { Vacancy } from '@cpa/shared/contracts';
import { TextArea } from '@cpa/shared/ui';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../messages/texts.ts';
import type { ApplyForm } from '../model/applyForm.ts';
import styles from './ApplyDialog.module.css';
import { QuestionField } from './QuestionField.tsx';
import { ResumeChoice } from './ResumeChoice.tsx';

const LONGEST_LETTER = 6000;
const LONGEST_ANSWER = 2000;

/** What one writes and chooses: a resume, a letter if one likes, and the company's questions. */
export function ApplyFields({ vacancy }: { vacancy: Vacancy }) {
  const t = useText();
  const { register, formState } = useFormContext<ApplyForm>();
  return (
    <>
      <p className={styles.intro}>{t('apply.intro', { name: vacancy.company.name })}</p>
      <ResumeChoice />
      <TextArea
        label={t('apply.letter')}
        hint={t('apply.letterHint')}
        isOptional
        rows={6}
        error={formState.errors.coverLetter?.message}
        {...register('coverLetter', {
          maxLength: { value: LONGEST_LETTER, message: t('field.tooLong', { max: LONGEST_LETTER }) },
        })}
      />
      {vacancy.screening_questions.map((question, index) => (
        <QuestionField
          key={question.id}
          question={question}
          error={formState.errors.answers?.[index]?.text?.message}
          registration={register(`answers.${index}.text`, {
            validate: (answer) => (!question.required || answer?.trim() ? true : t('apply.required')),
            maxLength: { value: LONGEST_ANSWER, message: t('field.tooLong', { max: LONGEST_ANSWER }) },
          })}
        />
      ))}
    </>
  );
}
