import { LANGUAGES } from '@cpa/shared/contracts';
import { activeLocale, onLocaleChange } from '@cpa/shared/i18n';

/** Names the language of the page in the document, for screen readers and translators. */
export function followLanguage(): void {
  onLocaleChange(() => {
    document.documentElement.lang = LANGUAGES[activeLocale()].tag;
  });
}
