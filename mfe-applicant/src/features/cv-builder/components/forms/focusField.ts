type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Focuses the field `name`, the first line of a list `name`, or without a name the first field. */
export function focusField(root: Element | null | undefined, name?: string): void {
  const fields = [...(root?.querySelectorAll<Field>('input:not([hidden]), textarea, select') ?? [])];
  const isNamed = (field: Field) => field.name === name || field.name.startsWith(`${name}.`);
  (name === undefined ? fields[0] : fields.find(isNamed))?.focus();
}
