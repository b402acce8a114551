import type { SuggestedOccupation } from '@cpa/shared/contracts';
import { TextField, VisuallyHidden } from '@cpa/shared/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectEditor } from '../state/editorSlice.ts';
import { occupationTyped, selectSuggestedOccupations } from '../state/occupationSlice.ts';
import styles from './OccupationField.module.css';
import { OccupationOption } from './OccupationOption.tsx';
import { useDraftField } from './useDraftField.ts';

const NONE: readonly SuggestedOccupation[] = [];

/**
 * Occupation of the vacancy: the one that the title names until another one is chosen.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function OccupationField() {
  const t = useText();
  const dispatch = useDispatch();
  const listId = useId();
  const { vacancy, draft } = useSelector(selectEditor);
  const { id, value: chosen, error, onChange } = useDraftField('occupation');
  const suggestions = useSelector(selectSuggestedOccupations);
  /** Null: nothing is typed, and the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);

  // The API reads the occupation from the title that it has stored.
  const isGuessed = vacancy?.occupation === null && draft.title.trim() === vacancy.title;
  const guessed = isGuessed ? (vacancy.occupation_name ?? '') : '';
  const text = typed?.trim() ?? '';
  const options = text === '' ? NONE : (suggestions ?? NONE);
  const isOpen = options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const type = (next: string) => {
    setTyped(next);
    setActive(-1);
    dispatch(occupationTyped(next.trim()));
  };
  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const choose = (option: SuggestedOccupation) => {
    onChange({ id: option.id, name: option.name });
    close();
  };
  const leave = () => {
    const named = options.find(({ label, name }) => isSame(label, text) || isSame(name, text));
    if (named) return choose(named);
    if (text === '' && typed !== null && chosen) onChange(null);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && typed !== null) close();
    else if (event.key === 'Enter' && options[active]) choose(options[active]);
    else if (event.key === 'ArrowDown' && isOpen) setActive((active + 1) % options.length);
    else if (event.key === 'ArrowUp' && isOpen) setActive(active > 0 ? active - 1 : options.length - 1);
    else return;
    event.preventDefault();
  };

  const isFruitless = text !== '' && suggestions?.length === 0;
  const hint = chosen ? 'editor.occupation.chosen' : guessed ? 'editor.occupation.guessed' : NO_HINT;
  return (
    <div className="relative">
      <TextField
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        isOptional
        label={t('editor.occupation')}
        hint={t(isFruitless ? 'editor.occupation.noMatch' : hint)}
        error={error}
        maxLength={80}
        value={typed ?? chosen?.name ?? guessed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <div role="status">
        <VisuallyHidden>
          {text !== '' && suggestions && t('editor.occupation.count', { count: options.length })}
        </VisuallyHidden>
      </div>
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t('editor.occupation.list')} className={styles.list}>
          {options.map((option, index) => (
            <OccupationOption
              key={option.id}
              id={optionId(index)}
              option={option}
              isActive={index === active}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const isSame = (name: string, text: string) => name.toLowerCase() === text.toLowerCase();

const NO_HINT = 'editor.occupation.none';
