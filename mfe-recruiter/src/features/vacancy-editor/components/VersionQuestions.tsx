import { LANGUAGES, type Locale, type VacancyTexts } from '@cpa/shared/contracts';
import { TextField } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectEditor } from '../state/editorSlice.ts';

type Questions = NonNullable<VacancyTexts['questions']>;

type VersionQuestionsProps = {
  language: Locale;
  questions: Questions | undefined;
  onChange: (questions: Questions) => void;
};

const NONE: Questions = {};

/** The screening questions in the language of a version, each with the original as its hint. */
export function VersionQuestions({ language, questions = NONE, onChange }: VersionQuestionsProps) {
  const t = useText();
  const { draft } = useSelector(selectEditor);
  const { name, tag } = LANGUAGES[language];
  return draft.screening_questions.map(({ id, question, kind, choices }, index) => {
    const texts = questions[id] ?? { question: '', choices: {} };
    const change = (next: Partial<typeof texts>) => onChange({ ...questions, [id]: { ...texts, ...next } });
    const label = t('editor.question.label', { number: index + 1 });
    return [
      <TextField
        key={id}
        label={t('editor.translations.field', { label, language: name })}
        hint={question}
        lang={tag}
        maxLength={300}
        isOptional
        value={texts.question}
        onChange={({ target }) => change({ question: target.value })}
      />,
      ...(kind === 'choice' ? choices : [])
        .filter((choice, place) => choice.trim() !== '' && choices.indexOf(choice) === place)
        .map((choice) => (
          <TextField
            key={`${id} ${choice}`}
            label={t('editor.translations.field', { label: choice, language: name })}
            lang={tag}
            maxLength={120}
            isOptional
            value={texts.choices[choice.trim()] ?? ''}
            onChange={({ target }) =>
              change({ choices: { ...texts.choices, [choice.trim()]: target.value } })
            }
          />
        )),
    ];
  });
}
