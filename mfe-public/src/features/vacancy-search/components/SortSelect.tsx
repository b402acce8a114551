import { NativeSelect, useMediaQuery } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { SEARCH_FORM_ID } from '../model/searchForm.ts';
import { SORT_CHOICES, sortChoice, type SortChoice } from '../model/sortChoices.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import { useHasWindow } from './useHasWindow.ts';

/** The specification's breakpoint for medium windows. */
const PHONE = '(max-width: 767px)';

/** Window width that a control is for. */
export type SortWindow = 'phone' | 'wide';

type SortSelectProps = { on: SortWindow; query: VacancyQuery; onSort: (choice: SortChoice) => void };

/**
 * Selects criterion and direction. Relevance is only offered with a search text. Phones and wider windows show it in
 * different places: the server renders both and style sheets hide one; the browser renders only the one it needs.
 */
export function SortSelect({ on, ...props }: SortSelectProps) {
  const isPhone = useMediaQuery(PHONE);
  const hasWindow = useHasWindow();
  if (hasWindow && isPhone !== (on === 'phone')) return null;
  // Without JavaScript every window has the select above the list.
  return <Choices {...props} isInForm={on === 'wide'} />;
}

function Choices({ query, onSort, isInForm }: Omit<SortSelectProps, 'on'> & { isInForm: boolean }) {
  const t = useText();
  const offered = SORT_CHOICES.filter(
    (choice) =>
      (choice !== 'relevance.desc' || query.search_string) &&
      (choice !== 'distance.asc' || query.within_km.length > 0),
  );
  const usual = sortChoice({ ...query, sort_by: null, sort_order: null });
  // Without JavaScript a search with another text has its own default order.
  const valueOf = (choice: SortChoice) => (choice === usual ? '' : choice);
  return (
    <NativeSelect
      label={t('sort.label')}
      isLabelHidden
      {...(isInForm && { name: 'sort_by', form: SEARCH_FORM_ID })}
      value={valueOf(sortChoice(query))}
      onChange={({ target }) => {
        const chosen = offered.find((choice) => valueOf(choice) === target.value);
        if (chosen) onSort(chosen);
      }}
    >
      {offered.map((choice) => (
        <option key={choice} value={valueOf(choice)}>
          {t(`sort.${choice}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
