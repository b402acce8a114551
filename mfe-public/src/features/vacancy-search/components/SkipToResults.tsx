import type { MouseEvent } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './VacancySearch.module.css';

export const RESULTS_ID = 'vacancy-results';

/** Skips the filters. Moves the focus without changing the URL, which would add a history entry. */
export function SkipToResults() {
  const t = useText();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const results = document.getElementById(RESULTS_ID);
    results?.focus({ preventScroll: true });
    results?.scrollIntoView();
  };
  return (
    <a className={styles.skip} href={`#${RESULTS_ID}`} onClick={skip}>
      {t('vacancies.skip')}
    </a>
  );
}
