import type { ScreeningQuestion } from '@cpa/shared/contracts';
import { TextArea } from '@cpa/shared/ui';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../../messages/texts.ts';
import styles from './ApplyDialog.module.css';

type QuestionFieldProps = {
  question: ScreeningQuestion;
  registration: UseFormRegisterReturn;
  error: string | undefined;
};

/** A question of the company: answered in words, or by choosing. */
export function QuestionField({ question, registration, error }: QuestionFieldProps) {
  const t = useText();
  const errorId = useId();
  const { kind, required } = question;
  if (kind === 'text') {
    return (
      <TextArea
        label={question.question}
        rows={2}
        isOptional={!required}
        error={error}
        {...withoutRules(registration)}
      />
    );
  }
  const choices =
    kind === 'yes_no'
      ? [
          { value: 'yes', label: t('apply.yes') },
          { value: 'no', label: t('apply.no') },
        ]
      : question.choices.map((choice) => ({ value: choice, label: choice }));
  return (
    <fieldset className={styles.question} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>
        {question.question}
        {!required && <span className={styles.optional}> ({t('apply.optional')})</span>}
      </legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" value={value} {...withoutRules(registration)} />
          {label}
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The form checks by itself; the browser's own bounds would cut what is typed instead of saying why. */
function withoutRules({ name, ref, onChange, onBlur }: UseFormRegisterReturn) {
  return { name, ref, onChange, onBlur };
}
