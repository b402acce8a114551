import { I18nProvider } from '@lingui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { activeLocale, i18nFor, onLocaleChange } from './catalogues.ts';

/**
 * Provides texts to the components below. Follows the language of the page unless `locale` is given; the server passes
 * the language of the request, after `prepareLocale`.
 */
export function I18nRoot({ locale, children }: { locale?: string; children: ReactNode }) {
  const current = useSyncExternalStore(onLocaleChange, activeLocale, activeLocale);
  return <I18nProvider i18n={i18nFor(locale ?? current)}>{children}</I18nProvider>;
}
