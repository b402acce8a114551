import { LANGUAGES, type VacancyCard } from '../../contracts/index.ts';
import { useLocale } from '../../i18n/index.ts';
import styles from './LanguageMark.module.css';

/** Name of the language that a vacancy is shown in. Renders nothing for the language of the page. */
export function LanguageMark({ of: { text_language: language } }: { of: VacancyCard }) {
  const locale = useLocale();
  if (!language || language === locale) return null;
  const { name, tag } = LANGUAGES[language];
  return (
    <span className={styles.mark} lang={tag} translate="no">
      {name}
    </span>
  );
}
