import type { ScreeningQuestion } from '@cpa/shared/contracts';
import { RadioGroup, TextArea } from '@cpa/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../../messages/texts.ts';

type QuestionFieldProps = {
  question: ScreeningQuestion;
  registration: UseFormRegisterReturn;
  error: string | undefined;
};

/** A question of the company: answered in words, or by choosing. */
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

/** The form checks by itself; the browser's own bounds would cut what is typed instead of saying why. */
function withoutRules({ name, ref, onChange, onBlur }: UseFormRegisterReturn) {
  return { name, ref, onChange, onBlur };
}
