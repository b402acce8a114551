import type { VacancyFacets } from '@cpa/shared/contracts';
import { Button, EmptyState, LinkButton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { countFilters, withoutFilters, withPage, withSearch, withToggled } from '../model/changeQuery.ts';
import { chosenFilters } from '../model/chosenFilters.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import { addressOf } from './useVacancyQuery.ts';

type EmptyResultProps = {
  query: VacancyQuery;
  facets: VacancyFacets;
  /** All that match, though this page of them is empty. */
  total: number;
  onAsk: (query: VacancyQuery) => void;
};

/** Nothing found: says why, and offers each thing that can be loosened. */
export function EmptyResult({ query, facets, total, onAsk }: EmptyResultProps) {
  const t = useText();
  const words = query.search_string;
  if (total > 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={<LinkButton to={addressOf(withPage(query, 1))}>{t('empty.firstPage')}</LinkButton>}
      >
        {t('empty.beyond')}
      </EmptyState>
    );
  }
  const filters = chosenFilters(query, facets);
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <>
          {words && (
            <Button variant="secondary" size="small" onClick={() => onAsk(withSearch(query, ''))}>
              {t('empty.withoutWords', { words })}
            </Button>
          )}
          {filters.map(({ key, id, name }) => (
            <Button
              key={`${key}/${id}`}
              variant="secondary"
              size="small"
              onClick={() => onAsk(withToggled(query, key, id))}
            >
              {t('filters.remove', { name })}
            </Button>
          ))}
          {filters.length > 1 && (
            <Button size="small" onClick={() => onAsk(withoutFilters(query))}>
              {t('filters.clearAll')}
            </Button>
          )}
        </>
      }
    >
      {t(reason(words, countFilters(query)), { words })}
    </EmptyState>
  );
}

function reason(words: string, filters: number) {
  if (words) return filters > 0 ? 'empty.words' : 'empty.wordsOnly';
  return filters > 0 ? 'empty.filtersOnly' : 'empty.nothing';
}
