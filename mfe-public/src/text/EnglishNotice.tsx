import type { Locale } from '@cpa/shared/contracts';
import { useLocale } from '@cpa/shared/i18n';
import { useText } from '../messages/laterTexts.ts';
import styles from './EnglishNotice.module.css';

type EnglishNoticeProps = {
  /** Language of the text, and the one in which it was requested. */
  language: Locale;
  requested: Locale;
};

/** States that a page exists in English only. Empty while a text in another language is loading. */
export function EnglishNotice({ language, requested }: EnglishNoticeProps) {
  const t = useText();
  const locale = useLocale();
  if (language === locale || requested !== locale) return null;
  return <p className={styles.notice}>{t('language.englishOnly')}</p>;
}
