import { I18nProvider } from '@lingui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { activeLocale, i18nFor, onLocaleChange } from './catalogues.ts';

/**
 * Stands above every component that uses texts. Without `locale` it follows the language of the page; the server
 * names the language of the request, after `prepareLocale`.
 */
export function I18nRoot({ locale, children }: { locale?: string; children: ReactNode }) {
  const current = useSyncExternalStore(onLocaleChange, activeLocale, activeLocale);
  return <I18nProvider i18n={i18nFor(locale ?? current)}>{children}</I18nProvider>;
}
