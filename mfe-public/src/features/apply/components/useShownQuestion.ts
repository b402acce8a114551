import { langTag, questionIn, type ScreeningQuestion, type Vacancy } from '@cpa/shared/contracts';
import { useLocale } from '@cpa/shared/i18n';

/** Returns a question and the labels of its choices in the language of the page, and `lang` of a question in another. */
export function useShownQuestion(vacancy: Vacancy, asked: ScreeningQuestion) {
  const locale = useLocale();
  const { language, question, labels } = questionIn(vacancy, asked, locale);
  return { label: question, labels, lang: language === locale ? undefined : langTag(language) };
}
