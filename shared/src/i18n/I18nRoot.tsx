import { I18nProvider } from '@lingui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Locale } from '../contracts/languages.ts';
import { activeLocale, i18nFor, onLocaleChange } from './catalogues.ts';

/** Returns the language of the page. */
export const useLocale = (): Locale => useSyncExternalStore(onLocaleChange, activeLocale, activeLocale);

/**
 * Provides texts to the components below. Follows the language of the page unless `locale` is given; the server passes
 * the language of the request, after `prepareLocale`.
 */
export function I18nRoot({ locale, children }: { locale?: string; children: ReactNode }) {
  const current = useLocale();
  return <I18nProvider i18n={i18nFor(locale ?? current)}>{children}</I18nProvider>;
}
