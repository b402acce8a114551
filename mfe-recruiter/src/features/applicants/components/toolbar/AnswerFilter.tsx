import { SearchField } from '@cpa/shared/ui';
import { useState } from 'react';
import type { ApplicantView } from '../../../../applicant-list/applicantView.ts';
import { useText } from '../../../../messages/texts.ts';
import type { QuestionOption } from '../../model/filterOptions.ts';
import { FilterSelect } from './FilterSelect.tsx';
import styles from './Toolbar.module.css';

type AnswerFilterProps = {
  view: ApplicantView;
  questions: readonly QuestionOption[];
  /** No vacancy is chosen: explains that the questions are those of one vacancy. */
  needsVacancy: boolean;
  onChange: (change: Partial<ApplicantView>) => void;
};

/** Selects a screening question, then one of its answers or a part of a text. */
export function AnswerFilter({ view, questions, needsVacancy, onChange }: AnswerFilterProps) {
  const t = useText();
  const { question, answer } = view;
  const selected = needsVacancy ? undefined : questions.find((each) => each.question === question);
  // A question of the URL that no applicant answered stays visible, so that it can be removed.
  const isUnknown = question !== null && !selected;
  // Hidden when there is nothing to select, because the toolbar has no room for an explanation.
  if ((questions.length === 0 || needsVacancy) && !isUnknown) return null;
  return (
    <>
      <FilterSelect
        label={t('applicants.filter.question')}
        value={question ?? ''}
        isActive={question !== null}
        onChange={(value) => onChange({ question: value || null, answer: null })}
      >
        <option value="">{t('applicants.filter.anyQuestion')}</option>
        {isUnknown && <option value={question}>{question}</option>}
        {needsVacancy && <option disabled>{t('applicants.filter.chooseVacancy')}</option>}
        {!needsVacancy &&
          questions.map((each) => (
            <option key={each.question} value={each.question}>
              {each.question}
            </option>
          ))}
      </FilterSelect>
      {selected?.kind === 'text' && (
        <AnswerText
          key={question}
          answer={answer ?? ''}
          onChange={(text) => onChange({ answer: text || null })}
        />
      )}
      {selected && selected.kind !== 'text' && (
        <FilterSelect
          label={t('applicants.filter.answer')}
          value={answer ?? ''}
          isActive={answer !== null}
          onChange={(value) => onChange({ answer: value || null })}
        >
          <option value="">{t('applicants.filter.anyAnswer')}</option>
          {selected.answers.map((value) => (
            <option key={value} value={value}>
              {selected.kind === 'yes_no' && (value === 'yes' || value === 'no')
                ? t(`applicants.filter.${value}`)
                : value}
            </option>
          ))}
        </FilterSelect>
      )}
    </>
  );
}

/** Holds its own text: the URL changes asynchronously, and a field controlled by it would drop keystrokes. */
function AnswerText({ answer, onChange }: { answer: string; onChange: (text: string) => void }) {
  const t = useText();
  const [text, setText] = useState(answer);
  const [shown, setShown] = useState(answer);
  if (answer !== shown) {
    setShown(answer);
    // Cleared from outside, for example by the button of the empty state.
    if (answer === '') setText('');
  }
  return (
    <div className={styles.search}>
      <SearchField
        label={t('applicants.filter.answerText')}
        placeholder={t('applicants.filter.answerText')}
        value={text}
        onValueChange={(value) => {
          setText(value);
          onChange(value.trim());
        }}
      />
    </div>
  );
}
