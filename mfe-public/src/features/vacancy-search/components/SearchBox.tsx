import { type FocusEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { AddressSearchField } from '../../../search-field/AddressSearchField.tsx';
import { searchAbandoned, searchSubmitted, searchTyped } from '../state/vacancySearchSlice.ts';
import { RecentSearches } from './RecentSearches.tsx';
import styles from './VacancySearch.module.css';

/** The words to look for; while there are none, the searches of before. */
export function SearchBox({ words }: { words: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const [isInside, setIsInside] = useState(false);
  const [isBlank, setIsBlank] = useState(words === '');
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsInside(false);
  };
  return (
    // The keys are heard from the controls inside.
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
      <AddressSearchField
        label={t('vacancies.searchLabel')}
        placeholder={t('vacancies.searchPlaceholder')}
        words={words}
        onTyped={(text) => {
          setIsBlank(false);
          dispatch(searchTyped({ text }));
        }}
        onSubmitted={(text) => {
          setIsBlank(text === '');
          dispatch(searchSubmitted({ text }));
        }}
        onAbandoned={() => dispatch(searchAbandoned())}
      />
      {isInside && isBlank && <RecentSearches onChosen={() => setIsInside(false)} />}
    </div>
  );
}
