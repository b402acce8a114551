import { Button } from '@cpa/shared/ui';
import { PlusIcon } from '@cpa/shared/ui/icons';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { MAX_QUESTIONS, newQuestion } from '../model/questions.ts';
import { selectEditor } from '../state/editorSlice.ts';
import { EditorSection } from './EditorSection.tsx';
import { questionFieldId } from './focusField.ts';
import { QuestionList } from './QuestionList.tsx';
import styles from './Questions.module.css';
import { useDraftField } from './useDraftField.ts';

const SUGGESTED = ['permit', 'evenings', 'transport', 'start'] as const;

/** Questions that applicants answer while applying. */
export function QuestionsSection() {
  const t = useText();
  const { id, value, onChange } = useDraftField('screening_questions');
  // Errors of a single question are shown at that question.
  const { isChecked, errors } = useSelector(selectEditor);
  const error = errors.screening_questions;
  const add = (question: ReturnType<typeof newQuestion>) => {
    onChange([...value, question]);
    // The field exists after the next render.
    requestAnimationFrame(() => document.getElementById(questionFieldId(question.id))?.focus());
  };
  const suggested = SUGGESTED.map((key) => ({ key, text: t(`editor.suggested.${key}`) })).filter(
    ({ text }) => !value.some(({ question }) => question === text),
  );
  return (
    <EditorSection section="questions" aside={t('editor.questionsHint')}>
      <QuestionList questions={value} isChecked={isChecked} onChange={onChange} />
      {error && <p className="text-13-5 coral">{error}</p>}
      {value.length < MAX_QUESTIONS && (
        <div className="row-2 wrap center">
          <Button
            id={id}
            variant="secondary"
            size="small"
            icon={<PlusIcon />}
            onClick={() => add(newQuestion())}
          >
            {t('editor.question.add')}
          </Button>
          {suggested.length > 0 && <span className={styles.often}>{t('editor.question.often')}</span>}
          {suggested.map(({ key, text }) => (
            <button
              key={key}
              type="button"
              className={styles.suggestion}
              onClick={() => add(newQuestion(text, key === 'start' ? 'text' : 'yes_no'))}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </EditorSection>
  );
}
