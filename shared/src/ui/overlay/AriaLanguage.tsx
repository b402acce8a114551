import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DEFAULT_LOCALE } from '../../i18n/index.ts';

/** Has react-aria's own words (what it announces) and its comparing of letters follow the page, not the browser. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const { locale } = useLingui().i18n;
  return <I18nProvider locale={locale === DEFAULT_LOCALE ? 'en-GB' : locale}>{children}</I18nProvider>;
}
