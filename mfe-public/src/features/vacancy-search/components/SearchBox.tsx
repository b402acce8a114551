import { type FocusEvent, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { SearchParamField } from '../../../search-params/SearchParamField.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import styles from './VacancySearch.module.css';

type SearchBoxProps = { text: string; onSearch: (text: string) => void };

/** Search field with the recent searches below it while it is empty. */
export function SearchBox({ text, onSearch }: SearchBoxProps) {
  const t = useText();
  const [isInside, setIsInside] = useState(false);
  const [isBlank, setIsBlank] = useState(text === '');
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsInside(false);
  };
  return (
    // Events bubble up from the controls inside.
    <div
      role="presentation"
      className={styles.search}
      onFocus={({ target }) => {
        setIsInside(true);
        if (target instanceof HTMLInputElement) setIsBlank(target.value === '');
      }}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && setIsInside(false)}
    >
      <SearchParamField
        label={t('vacancies.searchLabel')}
        placeholder={t('vacancies.searchPlaceholder')}
        value={text}
        onSearch={onSearch}
        onTextChange={(typed) => setIsBlank(typed === '')}
      />
      {isInside && isBlank && <RecentSearches onChosen={() => setIsInside(false)} />}
    </div>
  );
}
