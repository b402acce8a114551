import { LANGUAGES, type VacancyTexts } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type Draft, type DraftField, versionsOf } from '../model/draft.ts';
import { selectEditorOptions } from '../state/editorSlice.ts';

/** Returns a function that returns the value of a field as text, for comparing two versions. */
export function useFieldText() {
  const t = useText();
  const nameOf = useOptionName();
  const options = useSelector(selectEditorOptions);
  const names = (all: readonly { id: number; name: string }[] = [], ids: readonly number[]) =>
    all
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => nameOf(name))
      .join(', ');
  return (draft: Draft, field: DraftField): string => {
    const text = valueOf(draft, field);
    return text === '' ? t('editor.conflict.empty') : text;
  };

  function valueOf(draft: Draft, field: DraftField): string {
    switch (field) {
      case 'sectors':
      case 'educations':
      case 'workloads':
      case 'languages':
        return names(options?.[field], draft[field]);
      case 'location_district_id':
        return names(
          options?.districts,
          draft.location_district_id === null ? [] : [draft.location_district_id],
        );
      case 'employment_type':
        return nameOf(options?.employment_types.find(({ id }) => id === draft.employment_type)?.name ?? '');
      case 'occupation':
        return draft.occupation?.name ?? '';
      case 'screening_questions':
        return draft.screening_questions.map(({ question }) => question).join('\n');
      case 'text_language':
        return draft.text_language === null
          ? t('editor.textLanguage.auto')
          : LANGUAGES[draft.text_language].name;
      case 'translations':
        return versionsOf(draft)
          .map(([language, texts]) => [LANGUAGES[language].name, ...linesOf(texts)].join('\n'))
          .join('\n\n');
      case 'remote':
        return t(`editor.remote.${draft.remote}`);
      case 'work_permit':
        return t(`editor.workPermit.${draft.work_permit}`);
      case 'salary_period':
        return t(`editor.period.${draft.salary_period}`);
      case 'salary_visible':
        return t(draft.salary_visible ? 'editor.yes' : 'editor.no');
      case 'opens_at':
        return draft.opens_at.replace('T', ' ');
      default:
        return String(draft[field] ?? '');
    }
  }
}

const linesOf = ({ questions = {}, ...texts }: VacancyTexts): string[] => [
  ...Object.values(texts),
  ...Object.values(questions).flatMap(({ question, choices }) => [question, ...Object.values(choices)]),
];
