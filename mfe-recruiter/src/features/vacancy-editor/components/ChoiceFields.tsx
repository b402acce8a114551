import type { RecruiterQuestion } from '@cpa/shared/contracts';
import { Button, Checkbox, IconButton, TextField, XIcon } from '@cpa/shared/ui';
import { PlusIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/texts.ts';
import type { QuestionIssue } from '../model/questions.ts';
import { choiceFieldId } from './focusField.ts';
import styles from './Questions.module.css';

type ChoiceFieldsProps = {
  question: RecruiterQuestion;
  issue: QuestionIssue | null;
  onChange: (question: RecruiterQuestion) => void;
};

const MAX_CHOICES = 20;

/** The choices of a question; each can be an unwanted answer. */
export function ChoiceFields({ question, issue, onChange }: ChoiceFieldsProps) {
  const t = useText();
  const { id, choices, knock_out = [] } = question;
  const rename = (index: number, name: string) =>
    onChange({
      ...question,
      choices: choices.map((choice, at) => (at === index ? name : choice)),
      knock_out: knock_out.map((answer) => (answer === choices[index] ? name : answer)),
    });
  const remove = (index: number) =>
    onChange({
      ...question,
      choices: choices.filter((_, at) => at !== index),
      knock_out: knock_out.filter((answer) => answer !== choices[index]),
    });
  const flag = (choice: string, isUnwanted: boolean) =>
    onChange({
      ...question,
      knock_out: isUnwanted ? [...knock_out, choice] : knock_out.filter((answer) => answer !== choice),
    });
  return (
    <div className={styles.choices}>
      {choices.map((choice, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a choice has no other identity while it is typed
        <div key={index} className={styles.choice}>
          <TextField
            id={choiceFieldId(id, index)}
            label={t('editor.choice.label', { number: index + 1 })}
            maxLength={120}
            value={choice}
            error={issue?.choice === index ? t(issue.message) : undefined}
            onChange={({ target }) => rename(index, target.value)}
          />
          <Checkbox
            label={t('editor.choice.flag')}
            checked={choice !== '' && knock_out.includes(choice)}
            disabled={choice === ''}
            onChange={({ target }) => flag(choice, target.checked)}
          />
          {choices.length > 2 && (
            <IconButton
              label={t('editor.choice.remove', { number: index + 1 })}
              icon={<XIcon size={16} />}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {choices.length < MAX_CHOICES && (
        <Button
          variant="quiet"
          size="small"
          icon={<PlusIcon />}
          onClick={() => onChange({ ...question, choices: [...choices, ''] })}
        >
          {t('editor.choice.add')}
        </Button>
      )}
    </div>
  );
}
