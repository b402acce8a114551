import { LANGUAGES, type Locale } from '@cpa/shared/contracts';
import { useLocale } from '@cpa/shared/i18n';

/** Returns the function that gives the `lang` of a text: undefined for the language of the page. */
export function useLangOf(): (language: Locale) => string | undefined {
  const locale = useLocale();
  return (language) => (language === locale ? undefined : LANGUAGES[language].tag);
}
