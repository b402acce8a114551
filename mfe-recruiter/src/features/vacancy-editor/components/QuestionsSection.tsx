import { Button } from '@cpa/shared/ui';
import { PlusIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/texts.ts';
import { MAX_QUESTIONS, newQuestion } from '../model/questions.ts';
import { EditorSection } from './EditorSection.tsx';
import { QuestionList } from './QuestionList.tsx';
import styles from './Questions.module.css';
import { useDraftField } from './useDraftField.ts';

const SUGGESTED = ['permit', 'evenings', 'transport', 'start'] as const;

/** Questions that applicants answer while applying. */
export function QuestionsSection() {
  const t = useText();
  const { id, value, error, onChange } = useDraftField('screening_questions');
  const add = (question: ReturnType<typeof newQuestion>) => {
    onChange([...value, question]);
    // The field exists after the next render.
    requestAnimationFrame(() => document.getElementById(`question-${question.id}`)?.focus());
  };
  const suggested = SUGGESTED.map((key) => ({ key, text: t(`editor.suggested.${key}`) })).filter(
    ({ text }) => !value.some(({ question }) => question === text),
  );
  return (
    <EditorSection section="questions" aside={t('editor.questionsHint')}>
      <QuestionList questions={value} onChange={onChange} />
      {error && <p className={styles.error}>{error}</p>}
      {value.length < MAX_QUESTIONS && (
        <div className={styles.add}>
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
