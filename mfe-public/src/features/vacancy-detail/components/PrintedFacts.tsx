import type { Vacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { useSyncExternalStore } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './VacancyArticle.module.css';

/** Printed only: the last day as a date, because "in 3 days" becomes outdated, and the URL of the page. */
export function PrintedFacts({ vacancy: { id, valid_through } }: { vacancy: Vacancy }) {
  const t = useText();
  const { formatDay } = useFormat();
  // The server does not know the host under which a visitor sees the page.
  const origin = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => '',
  );
  return (
    <p className={styles.printed}>
      {valid_through !== null && <span>{t('vacancy.applyBy', { day: formatDay(valid_through) })}</span>}
      <span>{`${origin}${paths.vacancy(id)}`}</span>
    </p>
  );
}

const neverChanges = () => () => {};
