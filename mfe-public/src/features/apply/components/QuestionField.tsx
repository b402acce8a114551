import type { ScreeningQuestion } from '@cpa/shared/contracts';
import { RadioGroup, TextArea } from '@cpa/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../../messages/texts.ts';

type QuestionFieldProps = {
  question: ScreeningQuestion;
  registration: UseFormRegisterReturn;
  error: string | undefined;
};

/** Field for a screening question: free text, yes or no, or a choice. */
export function QuestionField({ question, registration, error }: QuestionFieldProps) {
  const t = useText();
  const { kind, required } = question;
  const field = { label: question.question, isOptional: !required, error, ...withoutRules(registration) };
  if (kind === 'text') return <TextArea rows={2} {...field} />;
  const choices =
    kind === 'yes_no'
      ? [
          { value: 'yes', label: t('apply.yes') },
          { value: 'no', label: t('apply.no') },
        ]
      : question.choices.map((choice) => ({ value: choice, label: choice }));
  return <RadioGroup choices={choices} {...field} />;
}

/** Drops native constraints: `maxLength` would truncate the input instead of showing an error. */
function withoutRules({ name, ref, onChange, onBlur }: UseFormRegisterReturn) {
  return { name, ref, onChange, onBlur };
}
