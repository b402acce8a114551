import { type RefObject, useEffect, useRef, useState } from 'react';

type Listbox = {
  /** Element that contains the search field. */
  container: RefObject<HTMLElement | null>;
  listId: string;
  /** Text of the field. A new text clears the choice in the list. */
  text: string;
  optionId: (index: number) => string;
  count: number;
  onChoose: (index: number) => void;
  onClose: () => void;
};

/**
 * Connects a search field with a list of suggestions: arrow keys move, Enter chooses, Escape closes. The
 * focus stays in the field. The field belongs to another component, so its attributes and keys are set here.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useListboxKeys({ container, listId, text, optionId, count, onChoose, onClose }: Listbox): {
  active: number;
} {
  const [choice, setChoice] = useState({ text, index: -1 });
  const active = choice.text === text ? choice.index : -1;
  const isOpen = count > 0;
  const shown = active < count ? active : -1;
  const latest = useRef({ text, shown, count, onChoose, onClose });
  useEffect(() => {
    latest.current = { text, shown, count, onChoose, onClose };
  });

  useEffect(() => {
    const field = container.current?.querySelector('input');
    if (!field || !isOpen) return undefined;
    field.setAttribute('aria-expanded', 'true');
    field.setAttribute('aria-controls', listId);
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-controls');
    };
  }, [container, isOpen, listId]);

  useEffect(() => {
    const field = container.current?.querySelector('input');
    if (!field || shown < 0) return undefined;
    field.setAttribute('aria-activedescendant', optionId(shown));
    document.querySelector(`#${CSS.escape(optionId(shown))}`)?.scrollIntoView({ block: 'nearest' });
    return () => field.removeAttribute('aria-activedescendant');
  }, [container, optionId, shown]);

  useEffect(() => {
    const field = container.current?.querySelector('input');
    if (!field) return undefined;
    const move = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const { text: typed, shown: at, count: total, onChoose: choose, onClose: close } = latest.current;
      if (total === 0) return;
      const next = nextIndex(event.key, at, total);
      if (next !== undefined) setChoice({ text: typed, index: next });
      else if (event.key === 'Enter' && at >= 0) choose(at);
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    field.addEventListener('keydown', move);
    return () => field.removeEventListener('keydown', move);
  }, [container]);

  return { active: shown };
}

/** Undefined for keys that do not move. -1 is the field itself. */
function nextIndex(key: string, at: number, total: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < total ? at + 1 : -1;
  if (key === 'ArrowUp') return at < 0 ? total - 1 : at - 1;
  return undefined;
}
