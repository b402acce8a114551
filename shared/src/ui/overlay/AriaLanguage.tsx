import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DEFAULT_LOCALE } from '../../i18n/index.ts';

/** Makes the announcements and the string comparison of react-aria use the language of the page, not of the browser. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const { locale } = useLingui().i18n;
  return <I18nProvider locale={locale === DEFAULT_LOCALE ? 'en-GB' : locale}>{children}</I18nProvider>;
}
