import { SearchField } from '@cpa/shared/ui';
import type { InputHTMLAttributes } from 'react';
import { useSearchDraft } from './useSearchDraft.ts';

type SearchParamFieldProps = {
  label: string;
  placeholder: string;
  /** Search text in the URL. */
  value: string;
  /** URL of the search. Without JavaScript the form keeps its parameters, except for the text and the pages. */
  url: string;
  /** ID of the form, for controls outside it. */
  formId?: string;
  /** Parameters of `url` with a control of the form, which sends their value. */
  controlled?: readonly string[];
  /** Called after a pause in typing, and at once when the user presses Enter or clears the field. */
  onSearch: (text: string) => void;
  onTextChange?: (text: string) => void;
  /** Attributes of the input. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
};

/** Parameter with the search text. */
const TEXT = 'search_string';
/** A changed search starts at its first page. */
const NOT_KEPT = new Set([TEXT, 'page', 'through', 'vacancy']);
const NONE: readonly string[] = [];

/** Search-as-you-type field whose text is stored in the URL. */
export function SearchParamField({
  label,
  placeholder,
  value,
  url,
  formId,
  controlled = NONE,
  onSearch,
  onTextChange,
  attributes,
}: SearchParamFieldProps) {
  const { text, type, submit } = useSearchDraft(value, onSearch);
  const [path, search] = url.split('?');
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => !NOT_KEPT.has(name) && !controlled.includes(name),
  );
  return (
    <form
      id={formId}
      role="search"
      action={path}
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
        name={TEXT}
        value={text}
        onValueChange={(typed) => {
          type(typed);
          onTextChange?.(typed);
        }}
      />
      {others.map(([name, other]) => (
        <input key={name} type="hidden" name={name} value={other} />
      ))}
    </form>
  );
}
