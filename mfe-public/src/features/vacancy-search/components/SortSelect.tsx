import { NativeSelect, useMediaQuery } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
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
  return hasWindow && isPhone !== (on === 'phone') ? null : <Choices {...props} />;
}

function Choices({ query, onSort }: Omit<SortSelectProps, 'on'>) {
  const t = useText();
  const offered = SORT_CHOICES.filter((choice) => choice !== 'relevance.desc' || query.search_string);
  return (
    <NativeSelect
      label={t('sort.label')}
      isLabelHidden
      value={sortChoice(query)}
      onChange={({ target }) => {
        const chosen = offered.find((choice) => choice === target.value);
        if (chosen) onSort(chosen);
      }}
    >
      {offered.map((choice) => (
        <option key={choice} value={choice}>
          {t(`sort.${choice}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
