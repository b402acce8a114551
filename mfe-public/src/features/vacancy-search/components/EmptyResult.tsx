import type { VacancyPage } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { Button, EmptyState, LinkButton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { countFilters, withoutFilters, withPage, withSearch } from '../model/changeQuery.ts';
import { relaxations } from '../model/relaxations.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import { vacanciesUrl, type VacancyQuery } from '../model/vacancyQuery.ts';

type EmptyResultProps = {
  query: VacancyQuery;
  page: VacancyPage;
  onQueryChange: (query: VacancyQuery) => void;
};

/** Empty state that offers to relax each criterion, with the number of results that would bring. */
export function EmptyResult({ query, page, onQueryChange }: EmptyResultProps) {
  const t = useText();
  const nameOf = useOptionName();
  const filterLabel = useFilterLabel();
  const { formatNumber } = useFormat();
  const text = query.search_string;
  if (page.total > 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={<LinkButton to={vacanciesUrl(withPage(query, 1))}>{t('empty.firstPage')}</LinkButton>}
      >
        {t('empty.beyond')}
      </EmptyState>
    );
  }
  const filters = countFilters(query);
  const ways = relaxations(query, page);
  const labelOf = ({ key, names }: (typeof ways)[number]) => {
    if (key === 'search_string') return t('empty.withoutText', { text });
    const salary = key === 'salary' && filterLabel({ key, value: query.salary[0]!, name: '' });
    return t('filters.remove', { name: salary || quoted(names.map(nameOf)) });
  };
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <>
          {ways.map((way) => (
            <Button key={way.key} variant="secondary" size="small" onClick={() => onQueryChange(way.query)}>
              {way.total === null ? labelOf(way) : `${labelOf(way)} (${formatNumber(way.total)})`}
            </Button>
          ))}
          {ways.length === 0 && text && (
            <Button variant="secondary" size="small" onClick={() => onQueryChange(withSearch(query, ''))}>
              {t('empty.withoutText', { text })}
            </Button>
          )}
          {filters > 1 && (
            <Button
              variant={ways.some(({ total }) => total !== null) ? 'quiet' : 'primary'}
              size="small"
              onClick={() => onQueryChange(withoutFilters(query))}
            >
              {t('filters.clearAll')}
            </Button>
          )}
        </>
      }
    >
      {t(reason(text, filters), { text })}
    </EmptyState>
  );
}

function reason(text: string, filters: number) {
  if (text) return filters > 0 ? 'empty.textAndFilters' : 'empty.text';
  return filters > 0 ? 'empty.filtersOnly' : 'empty.nothing';
}

/** Names such as "Food and beverage" contain "and", so a list cannot use it. */
const quoted = (names: string[]): string => names.join(', ');
