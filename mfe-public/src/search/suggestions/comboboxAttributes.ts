/** Attributes of a search field with suggestions, until the list opens. */
export const comboboxAttributes = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
} as const;
