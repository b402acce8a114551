import { SearchField } from '@cpa/shared/ui';
import type { InputHTMLAttributes } from 'react';
import { useSearchDraft } from './useSearchDraft.ts';

type SearchParamFieldProps = {
  label: string;
  placeholder: string;
  /** Search text in the URL. */
  value: string;
  /** Called after a pause in typing, and at once when the user presses Enter or clears the field. */
  onSearch: (text: string) => void;
  onTextChange?: (text: string) => void;
  /** Of the input. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
};

/** Search-as-you-type field whose text is stored in the URL. */
export function SearchParamField({
  label,
  placeholder,
  value,
  onSearch,
  onTextChange,
  attributes,
}: SearchParamFieldProps) {
  const { text, type, submit } = useSearchDraft(value, onSearch);
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchField
        {...attributes}
        label={label}
        placeholder={placeholder}
        name="search_string"
        value={text}
        onValueChange={(typed) => {
          type(typed);
          onTextChange?.(typed);
        }}
      />
    </form>
  );
}
