import { lazyComponent } from '@cpa/shared/ui';
import { type FocusEvent, useRef, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { SearchParamField } from '../../../search/SearchParamField.tsx';
import { comboboxAttributes } from '../../../search/suggestions/comboboxAttributes.ts';
import { SEARCH_FORM_ID } from '../model/searchForm.ts';
import { RecentSearches } from './RecentSearches.tsx';

type SearchBoxProps = {
  text: string;
  /** URL of the search. */
  url: string;
  /** Filters on the page, which the form sends without JavaScript. */
  controlled: readonly string[];
  onSearch: (text: string) => void;
};

const suggestions = lazyComponent(() => import('./SearchSuggestions.tsx'));

/** Search field with the recent searches below it while it is empty, and suggestions while the user types. */
export function SearchBox({ text, url, controlled, onSearch }: SearchBoxProps) {
  const t = useText();
  const container = useRef<HTMLDivElement>(null);
  const [isInside, setIsInside] = useState(false);
  const [typed, setTyped] = useState(text);
  /** The user has typed since the field received the focus. */
  const [isTyping, setIsTyping] = useState(false);
  const { Component: Suggestions } = suggestions.useComponent(isInside);
  const close = () => {
    setIsInside(false);
    setIsTyping(false);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    // Events bubble up from the controls inside.
    <div
      ref={container}
      role="presentation"
      className="relative"
      onFocus={({ target }) => {
        setIsInside(true);
        if (target instanceof HTMLInputElement) setTyped(target.value);
      }}
      onBlur={leave}
      onKeyDown={({ key, target }) => {
        // Enter on a recent search follows its link.
        if (key === 'Escape' || (key === 'Enter' && target instanceof HTMLInputElement)) close();
      }}
    >
      <SearchParamField
        label={t('vacancies.searchLabel')}
        placeholder={t('vacancies.searchPlaceholder')}
        attributes={comboboxAttributes}
        value={text}
        url={url}
        formId={SEARCH_FORM_ID}
        controlled={controlled}
        onSearch={onSearch}
        onTextChange={(changed) => {
          setTyped(changed);
          setIsTyping(true);
          setIsInside(true);
        }}
      />
      {isInside && typed === '' && <RecentSearches onChosen={close} />}
      {isInside && isTyping && typed.trim() !== '' && Suggestions && (
        <Suggestions container={container} text={typed} onSearch={onSearch} onClose={close} />
      )}
    </div>
  );
}
