import { type ChangeEvent, type FocusEvent, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Events<Element extends Control> = {
  name?: string | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Element>) => void) | undefined;
};

/**
 * Hides from a form that an empty field lost the focus before it was ever filled in: a form that validates on blur
 * would complain to users who only tab through it. A field without a name belongs to no form and keeps its events.
 */
export function useQuietBlur<Element extends Control>({ name, onChange, onBlur }: Events<Element>) {
  const isChanged = useRef(false);
  if (name === undefined || !onBlur) return { onChange, onBlur };
  return {
    onChange: (event: ChangeEvent<Element>) => {
      isChanged.current = true;
      onChange?.(event);
    },
    onBlur: (event: FocusEvent<Element>) => {
      if (isChanged.current || !isEmpty(event.currentTarget)) onBlur(event);
    },
  };
}

function isEmpty(control: Control): boolean {
  const isChoice = 'checked' in control && (control.type === 'checkbox' || control.type === 'radio');
  return isChoice ? !control.checked : control.value === '';
}
