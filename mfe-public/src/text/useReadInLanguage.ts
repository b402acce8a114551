import type { Locale } from '@cpa/shared/contracts';
import { useLocale } from '@cpa/shared/i18n';
import { useEffect, useEffectEvent } from 'react';

/**
 * Reads texts again after a switch of the language, which runs no loader. `language` is that in which they were requested,
 * undefined until they are there. A failure is not retried.
 */
export function useReadInLanguage(language: Locale | undefined, read: (language: Locale) => void): void {
  const locale = useLocale();
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (language !== undefined && language !== locale) readAgain(locale);
  }, [language, locale]);
}
