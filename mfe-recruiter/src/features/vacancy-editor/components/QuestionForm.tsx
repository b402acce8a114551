import type { RecruiterQuestion } from '@cpa/shared/contracts';
import { Checkbox, IconButton, NativeSelect, TextField } from '@cpa/shared/ui';
import { GripIcon, TrashIcon } from '@cpa/shared/ui/icons';
import type { HTMLAttributes } from 'react';
import { useText } from '../../../messages/texts.ts';
import { KINDS, questionIssue, withKind } from '../model/questions.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { questionFieldId } from './focusField.ts';
import styles from './Questions.module.css';

type QuestionFormProps = {
  question: RecruiterQuestion;
  number: number;
  /** Publishing was attempted: the errors of the question are visible. */
  isChecked: boolean;
  handle: HTMLAttributes<HTMLElement>;
  onChange: (question: RecruiterQuestion) => void;
  onRemove: () => void;
};

export function QuestionForm({ question, number, isChecked, handle, onChange, onRemove }: QuestionFormProps) {
  const t = useText();
  const { id, kind, knock_out = [] } = question;
  const issue = isChecked ? questionIssue(question) : null;
  return (
    <>
      <button
        type="button"
        className={styles.handle}
        aria-label={t('editor.question.move', { number })}
        title={t('editor.question.moveHint')}
        {...handle}
      >
        <GripIcon />
      </button>
      <div className={styles.form}>
        <TextField
          id={questionFieldId(id)}
          label={t('editor.question.label', { number })}
          maxLength={300}
          value={question.question}
          error={issue?.choice === null ? t(issue.message) : undefined}
          onChange={({ target }) => onChange({ ...question, question: target.value })}
        />
        <div className={styles.settings}>
          <NativeSelect
            label={t('editor.question.kind')}
            value={kind}
            onChange={({ target }) =>
              onChange(withKind(question, KINDS.find((one) => one === target.value) ?? 'text'))
            }
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`editor.question.kind.${one}`)}
              </option>
            ))}
          </NativeSelect>
          {kind === 'yes_no' && (
            <NativeSelect
              label={t('editor.question.flag')}
              value={knock_out[0] ?? ''}
              onChange={({ target }) =>
                onChange({ ...question, knock_out: target.value === '' ? [] : [target.value] })
              }
            >
              <option value="">{t('editor.question.flag.none')}</option>
              <option value="no">{t('editor.question.flag.no')}</option>
              <option value="yes">{t('editor.question.flag.yes')}</option>
            </NativeSelect>
          )}
        </div>
        {kind === 'choice' && <ChoiceFields question={question} issue={issue} onChange={onChange} />}
        <Checkbox
          label={t('editor.question.required')}
          checked={question.required}
          onChange={({ target }) => onChange({ ...question, required: target.checked })}
        />
      </div>
      <IconButton label={t('editor.question.remove', { number })} icon={<TrashIcon />} onClick={onRemove} />
    </>
  );
}
