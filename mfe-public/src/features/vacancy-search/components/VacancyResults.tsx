import type { VacancyPage } from '@cpa/shared/contracts';
import { LoadingArea, Pagination } from '@cpa/shared/ui';
import type { MouseEvent } from 'react';
import { ReadFailed } from '../../../layout/ReadFailed.tsx';
import { useText } from '../../../messages/texts.ts';
import { VacancyCard } from '../../../vacancy-card/VacancyCard.tsx';
import { VacancyCardSkeletons } from '../../../vacancy-card/VacancyCardSkeletons.tsx';
import { withPage } from '../model/changeQuery.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import type { VacancyList } from '../state/vacancySearchSlice.ts';
import type { ViewType } from '../state/viewTypePreference.ts';
import { EmptyResult } from './EmptyResult.tsx';
import { addressOf } from './useVacancyQuery.ts';
import styles from './VacancyResults.module.css';

type VacancyResultsProps = {
  query: VacancyQuery;
  list: VacancyList | undefined;
  /** What to show: the list itself or, while it is under way, the one before. */
  page: VacancyPage | null;
  viewType: ViewType;
  selectedId: number | null;
  onAsk: (query: VacancyQuery) => void;
  onOpen: (id: number, event: MouseEvent) => void;
  onHint: (id: number) => void;
  onRetry: () => void;
};

/** The list in each of its four states. */
export function VacancyResults(props: VacancyResultsProps) {
  const { query, list, page, viewType, selectedId, onAsk, onOpen, onHint, onRetry } = props;
  const t = useText();
  if (list?.status === 'failed') return <ReadFailed failure={list.failure} onRetry={onRetry} />;
  if (!page) {
    return (
      <LoadingArea className={styles.cards} label={t('vacancies.loading')}>
        <VacancyCardSkeletons count={8} />
      </LoadingArea>
    );
  }
  const isPending = list?.status !== 'loaded';
  if (page.data.length === 0 && !isPending) {
    return <EmptyResult query={query} facets={page.facets} total={page.total} onAsk={onAsk} />;
  }
  return (
    <div className={styles.all} aria-busy={isPending} data-pending={isPending || undefined}>
      <ul className={styles.cards} data-view={viewType}>
        {page.data.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCard
              vacancy={vacancy}
              level={2}
              isSelected={vacancy.id === selectedId}
              onHint={onHint}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page.page}
        lastPage={page.last_page}
        hrefFor={(number) => addressOf(withPage(query, number))}
        label={t('vacancies.pages')}
      />
    </div>
  );
}
