import { LANGUAGES, LOCALES, type Locale } from '@cpa/shared/contracts';
import { useLocale } from '@cpa/shared/i18n';
import { localePath } from '@cpa/shared/routing';
import { IconButton, LanguagesIcon, XIcon } from '@cpa/shared/ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { chooseLanguage, dismissOffer } from './chooseLanguage.ts';
import styles from './LanguageOffer.module.css';

/** In the language that is offered, not in that of the page. */
const OFFERS: Record<Locale, { text: string; open: string; close: string }> = {
  en: { text: 'This page is also in English.', open: 'Open', close: 'Close' },
  pap: { text: 'Tin e pagina aki na Papiamento.', open: 'Habri', close: 'Cera' },
  nl: { text: 'Deze pagina is er ook in het Nederlands.', open: 'Openen', close: 'Sluiten' },
  es: { text: 'Esta página también está en español.', open: 'Abrir', close: 'Cerrar' },
};

/**
 * Offers the page in the language of the visitor. The document has all offers and is the same for everyone; a script in its
 * head chooses one before the first paint, see `LANGUAGE_SCRIPT` of the site server.
 */
export function LanguageOffer() {
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  return LOCALES.filter((locale) => locale !== current).map((locale) => {
    const { text, open, close } = OFFERS[locale];
    const accept = (event: MouseEvent) => {
      event.preventDefault();
      void chooseLanguage(locale);
    };
    return (
      <aside
        key={locale}
        className={styles.offer}
        lang={LANGUAGES[locale].tag}
        aria-label={text}
        data-language-offer={locale}
      >
        <LanguagesIcon size={18} />
        <p translate="no">{text}</p>
        <a
          href={localePath(pathname + search + hash, locale)}
          hrefLang={LANGUAGES[locale].tag}
          translate="no"
          onClick={accept}
        >
          {open}
        </a>
        <IconButton label={close} icon={<XIcon size={18} />} onClick={() => dismissOffer(locale)} />
      </aside>
    );
  });
}
