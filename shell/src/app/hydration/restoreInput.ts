type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Finds fields that the user changed before the page was hydrated. Returns the function that hands the changes to React.
 */
export function restoreInput(root: HTMLElement): () => void {
  const restorers = [...findTexts(root), ...findToggles(root), ...findSelections(root)];
  return () => {
    for (const { field, restore } of restorers) if (field.isConnected) restore();
  };
}

type Restorer = { field: HTMLElement; restore: () => void };

function findTexts(root: HTMLElement): Restorer[] {
  return [...root.querySelectorAll<TextField>('input, textarea')]
    .filter((field) => isText(field) && field.value !== field.defaultValue)
    .map((field) => {
      const { value } = field;
      return { field, restore: () => restoreText(field, value) };
    });
}

/**
 * React overrides the setter of the element to track its value, and ignores an event with a value that it has tracked:
 * so the first assignment goes through React's setter, the second one past it.
 */
function restoreText(field: TextField, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const descriptor = Object.getOwnPropertyDescriptor(prototype.prototype, 'value');
  field.value = '';
  descriptor?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Checkboxes and radio buttons are reset, so that the click of `restore` changes them. */
function findToggles(root: HTMLElement): Restorer[] {
  const toggled = [
    ...root.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]'),
  ].filter(({ checked, defaultChecked }) => checked !== defaultChecked);
  const chosen = toggled.filter(({ type, checked }) => type === 'checkbox' || checked);
  for (const field of toggled) field.checked = field.defaultChecked;
  return chosen.map((field) => ({ field, restore: () => field.click() }));
}

function findSelections(root: HTMLElement): Restorer[] {
  return [...root.querySelectorAll('select')]
    .filter(({ options }) => [...options].some((option) => option.selected !== option.defaultSelected))
    .filter(({ options }) => [...options].some((option) => option.defaultSelected))
    .map((field) => {
      const { value } = field;
      const restore = () => {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      };
      return { field, restore };
    });
}

const isText = (field: TextField): boolean =>
  field instanceof HTMLTextAreaElement || ['text', 'search', 'email', 'tel', 'url'].includes(field.type);
