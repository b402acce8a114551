import type { VacancyPage } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../messages/texts.ts';
import styles from './SearchNote.module.css';

type SearchNoteProps = {
  /** The query as typed. */
  text: string;
  page: VacancyPage;
};

/** States how the results differ from the query: corrected spelling, or words that were left out. */
export function SearchNote({ text, page: { corrected, left_out } }: SearchNoteProps) {
  const t = useText();
  const { formatList } = useFormat();
  if (corrected !== null)
    return <p className={styles.note}>{t('vacancies.corrected', { text, corrected })}</p>;
  if (left_out.length === 0) return null;
  const words = formatList(left_out.map((word) => `“${word}”`));
  return <p className={styles.note}>{t('vacancies.leftOut', { words })}</p>;
}
