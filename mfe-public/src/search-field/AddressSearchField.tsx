import { SearchField } from '@cpa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

type AddressSearchFieldProps = {
  label: string;
  placeholder: string;
  /** The words in the address. */
  words: string;
  onTyped: (text: string) => void;
  /** Enter was pressed, or the field was cleared: no need to wait for a pause. */
  onSubmitted: (text: string) => void;
  /** The field is gone. */
  onAbandoned: () => void;
};

/** Words to look for that follow the address, while the address follows the typing when it pauses. */
export function AddressSearchField(props: AddressSearchFieldProps) {
  const { label, placeholder, words, onTyped, onSubmitted, onAbandoned } = props;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(words);
  const isPop = useNavigationType() === NavigationType.Pop;
  // The address comes after the typing: who types on meanwhile shall not lose a letter to it. Back and forward win.
  useEffect(() => {
    const isTyping = form.current?.contains(document.activeElement) ?? false;
    if (isPop || !isTyping) setTyped(words);
  }, [words, isPop]);

  const abandon = useRef(onAbandoned);
  useEffect(() => {
    abandon.current = onAbandoned;
  });
  useEffect(() => () => abandon.current(), []);

  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitted(typed);
      }}
    >
      <SearchField
        label={label}
        placeholder={placeholder}
        name="search_string"
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          if (text === '') onSubmitted(text);
          else onTyped(text);
        }}
      />
    </form>
  );
}
