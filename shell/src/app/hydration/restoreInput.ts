type Field = HTMLInputElement | HTMLTextAreaElement;

/** Finds text that the user typed before the page was hydrated. Returns the function that hands it to React. */
export function restoreInput(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Field>('input, textarea')]
    .filter((field) => isText(field) && field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }));
  return () => {
    for (const { field, value } of typed) {
      if (!field.isConnected) continue;
      // React overrides the setter of the element to track its value, and ignores an event whose value it knows: so the
      // first assignment goes through React's setter, the second one past it.
      const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      const descriptor = Object.getOwnPropertyDescriptor(prototype.prototype, 'value');
      field.value = '';
      descriptor?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

const isText = (field: Field): boolean =>
  field instanceof HTMLTextAreaElement || ['text', 'search', 'email', 'tel', 'url'].includes(field.type);
