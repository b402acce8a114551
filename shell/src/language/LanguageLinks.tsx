import { LANGUAGES, LOCALES } from '@cpa/shared/contracts';
import { useLocale } from '@cpa/shared/i18n';
import { localePath } from '@cpa/shared/routing';
import { CheckIcon, classNames } from '@cpa/shared/ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../messages/texts.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import styles from './LanguageLinks.module.css';

type Props = {
  direction: 'row' | 'column';
  onChosen?: () => void;
};

/** Links to the page in each language, named in itself. A click changes the language without loading the page again. */
export function LanguageLinks({ direction, onChosen }: Props) {
  const t = useText();
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  return (
    <ul className={classNames(styles.links, styles[direction])} aria-label={t('language.label')}>
      {LOCALES.map((locale) => {
        const { name, tag } = LANGUAGES[locale];
        const choose = (event: MouseEvent) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          void chooseLanguage(locale).then(onChosen);
        };
        return (
          <li key={locale}>
            <a
              href={localePath(pathname + search + hash, locale)}
              lang={tag}
              hrefLang={tag}
              translate="no"
              aria-current={locale === current || undefined}
              onClick={choose}
            >
              <span>{name}</span>
              {locale === current && <CheckIcon size={16} />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
