import type { ScreeningQuestion, Vacancy } from '@cpa/shared/contracts';
import { RadioGroup, TextArea } from '@cpa/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useShownQuestion } from './useShownQuestion.ts';
import { useText } from '../../../messages/laterTexts.ts';

type QuestionFieldProps = {
  vacancy: Vacancy;
  question: ScreeningQuestion;
  registration: UseFormRegisterReturn;
  error: string | undefined;
};

/** Field for a screening question: free text, yes or no, or a choice. */
export function QuestionField({ vacancy, question, registration, error }: QuestionFieldProps) {
  const t = useText();
  const { kind, required } = question;
  const { lang, label, labels } = useShownQuestion(vacancy, question);
  const field = {
    label: <span lang={lang}>{label}</span>,
    isOptional: !required,
    error,
    ...withoutRules(registration),
  };
  if (kind === 'text') return <TextArea rows={2} {...field} />;
  const choices =
    kind === 'yes_no'
      ? [
          { value: 'yes', label: t('apply.yes') },
          { value: 'no', label: t('apply.no') },
        ]
      : question.choices.map((choice) => ({ value: choice, label: labels[choice] ?? choice }));
  return <RadioGroup choices={choices} {...field} />;
}

/** Drops native constraints: `maxLength` would truncate the input instead of showing an error. */
function withoutRules({ name, ref, onChange, onBlur }: UseFormRegisterReturn) {
  return { name, ref, onChange, onBlur };
}
