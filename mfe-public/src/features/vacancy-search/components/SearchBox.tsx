import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { AddressSearchField } from '../../../search-field/AddressSearchField.tsx';
import { searchAbandoned, searchSubmitted, searchTyped } from '../state/vacancySearchSlice.ts';

export function SearchBox({ words }: { words: string }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <AddressSearchField
      label={t('vacancies.searchLabel')}
      placeholder={t('vacancies.searchPlaceholder')}
      words={words}
      onTyped={(text) => dispatch(searchTyped({ text }))}
      onSubmitted={(text) => dispatch(searchSubmitted({ text }))}
      onAbandoned={() => dispatch(searchAbandoned())}
    />
  );
}
