import { langTag, type VacancyCard, vacancyIn } from '../../contracts/index.ts';
import { useLocale } from '../../i18n/index.ts';

/**
 * Returns the vacancy with its texts in the language of the page where they exist, and `lang` for the elements that show
 * them: undefined for texts in the language of the page, empty for those in an unknown one.
 */
export function useShownVacancy<Vacancy extends VacancyCard>(vacancy: Vacancy) {
  const locale = useLocale();
  const shown = vacancyIn(vacancy, locale);
  const { text_language: language } = shown;
  return { shown, lang: language === locale ? undefined : langTag(language) };
}
