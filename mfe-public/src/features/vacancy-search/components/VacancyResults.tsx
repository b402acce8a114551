import { LoadError, LoadingArea, Pagination } from '@cpa/shared/ui';
import { type MouseEvent, useMemo } from 'react';
import { useText } from '../../../messages/texts.ts';
import { VacancyCardSkeletons } from '../../../vacancies/card/VacancyCardSkeletons.tsx';
import { withPage, withThrough } from '../model/changeQuery.ts';
import type { DisplayedList } from '../model/displayedList.ts';
import { vacanciesUrl, type VacancyQuery } from '../model/vacancyQuery.ts';
import { deduplicatePages } from '../model/deduplicatePages.ts';
import type { ViewType } from '../state/viewTypePreference.ts';
import { splitSponsored } from '../model/splitSponsored.ts';
import { CardList } from './CardList.tsx';
import { EmptyResult } from './EmptyResult.tsx';
import { MoreVacancies } from './MoreVacancies.tsx';
import { SearchNote } from './SearchNote.tsx';
import { SponsoredBox } from './SponsoredBox.tsx';
import styles from './VacancyResults.module.css';

type VacancyResultsProps = {
  query: VacancyQuery;
  /** Query of the displayed list. */
  shown: VacancyQuery;
  list: DisplayedList;
  viewType: ViewType;
  selectedId: number | null;
  onQueryChange: (query: VacancyQuery) => void;
  onMore: (query: VacancyQuery) => void;
  onOpen: (id: number, event: MouseEvent) => void;
  onPrefetch: (id: number) => void;
  onRetry: () => void;
};

/** Results in the states loading, empty, failed and loaded. */
export function VacancyResults(props: VacancyResultsProps) {
  const { query, shown, list, viewType, selectedId, onQueryChange, onMore, onOpen, onPrefetch, onRetry } =
    props;
  const { pages, isPending, error } = list;
  const t = useText();
  const cards = useMemo(() => deduplicatePages(pages), [pages]);
  const { sponsored, rest } = useMemo(
    () => splitSponsored(cards[0] ?? [], { ...shown, page: pages[0]?.page ?? 1 }),
    [cards, shown, pages],
  );
  const listed = useMemo(() => [rest, ...cards.slice(1)], [rest, cards]);
  if (error) return <LoadError error={error} onRetry={onRetry} />;
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) {
    return (
      <LoadingArea className={styles.cards} label={t('vacancies.loading')}>
        <VacancyCardSkeletons count={8} />
      </LoadingArea>
    );
  }
  if (first.data.length === 0 && !isPending)
    return <EmptyResult query={query} page={first} onQueryChange={onQueryChange} />;
  return (
    <div className={styles.all} aria-busy={isPending} data-pending={isPending || undefined}>
      <SearchNote text={query.search_string} page={first} />
      <SponsoredBox vacancies={sponsored} selectedId={selectedId} onOpen={onOpen} onPrefetch={onPrefetch} />
      <CardList
        key={list.queryKey}
        list={list}
        cards={listed}
        before={sponsored.length}
        viewType={viewType}
        selectedId={selectedId}
        onOpen={onOpen}
        onPrefetch={onPrefetch}
      />
      {!isPending && (
        <MoreVacancies
          state={list.more}
          shown={(first.page - 1) * first.per_page + cards.reduce((sum, { length }) => sum + length, 0)}
          total={first.total}
          onMore={() => onMore(withThrough(query, last.page + 1))}
          onRetry={onRetry}
        />
      )}
      <Pagination
        page={last.page}
        lastPage={first.last_page}
        hrefFor={(number) => vacanciesUrl(withPage(query, number))}
        label={t('vacancies.pages')}
      />
    </div>
  );
}
