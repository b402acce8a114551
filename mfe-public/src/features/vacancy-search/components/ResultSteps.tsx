import { vacancyIn } from '@cpa/shared/contracts';
import { useFormat, useLocale } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { ArrowLeftIcon, ChevronDownIcon, Link, useShortcuts } from '@cpa/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { displayedList } from '../model/displayedList.ts';
import { type Neighbours, neighboursOf } from '../model/neighbours.ts';
import { stepOfKey } from '../model/stepOfKey.ts';
import { vacanciesUrl, type VacancyQuery } from '../model/vacancyQuery.ts';
import { selectLastDisplayed, selectLists } from '../state/vacancySearchSlice.ts';
import styles from './ResultSteps.module.css';
import { StepLink } from './StepLink.tsx';
import { useSwipe } from './useSwipe.ts';

type ResultStepsProps = { id: number; onPrefetch: (id: number) => void; children: ReactNode };

/**
 * Position of a vacancy in the list that the user came from, with links to its neighbours. J and K and swipes follow
 * them. Renders only the children when the vacancy was opened by its URL.
 */
export function ResultSteps({ id, onPrefetch, children }: ResultStepsProps) {
  const navigate = useNavigate();
  const lists = useSelector(selectLists);
  const query = useSelector(selectLastDisplayed);
  const found = useMemo(
    () => query && neighboursOf(displayedList(lists, query, null), id),
    [lists, query, id],
  );
  const open = (other: number | undefined) => {
    if (other !== undefined) void navigate(paths.vacancy(other), { replace: true });
  };
  useShortcuts((_key, event) => {
    const step = stepOfKey(event);
    if (step !== 0) open((step > 0 ? found?.next : found?.previous)?.id);
  });
  const swipe = useSwipe({
    onLeft: () => open(found?.next?.id),
    onRight: () => open(found?.previous?.id),
  });
  return (
    <div {...swipe}>
      {query && found && <Steps query={query} found={found} onPrefetch={onPrefetch} />}
      {children}
    </div>
  );
}

type StepsProps = { query: VacancyQuery; found: Neighbours; onPrefetch: (id: number) => void };

function Steps({ query, found, onPrefetch }: StepsProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  const locale = useLocale();
  const { position, total } = found;
  const previous = found.previous && vacancyIn(found.previous, locale);
  const next = found.next && vacancyIn(found.next, locale);
  return (
    <nav className={styles.steps} aria-label={t('steps.title')}>
      <Link to={vacanciesUrl(query)} variant="plain" className={styles.back}>
        <ArrowLeftIcon />
        {t('steps.back')}
      </Link>
      <p className={styles.place}>
        <strong>{t('steps.place', { position: formatNumber(position), total: formatNumber(total) })}</strong>
        {query.search_string && <span className={styles.search}>{query.search_string}</span>}
      </p>
      <StepLink
        vacancy={previous}
        label={
          previous
            ? t('steps.previous', { title: previous.title })
            : t(position > 1 ? 'steps.more' : 'steps.noPrevious')
        }
        shortcut="K"
        onPrefetch={onPrefetch}
      >
        <ChevronDownIcon className={styles.up} />
      </StepLink>
      <StepLink
        vacancy={next}
        label={
          next ? t('steps.next', { title: next.title }) : t(position < total ? 'steps.more' : 'steps.noNext')
        }
        shortcut="J"
        onPrefetch={onPrefetch}
      >
        <ChevronDownIcon />
      </StepLink>
    </nav>
  );
}
