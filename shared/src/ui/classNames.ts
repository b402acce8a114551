/** Joins the class names that are there: `classNames(styles.card, isSelected && styles.selected)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
