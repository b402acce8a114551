import type { ReactNode } from 'react';

export type MenuItem<Id extends string = string> = {
  id: Id;
  name: string;
  icon?: ReactNode;
  /** A second line. */
  hint?: string;
  /** A shortcut, a count or a price at the end of the line. */
  aside?: string;
  /** Reason why the item is disabled; shown as its second line. */
  disabledReason?: string;
  /** True for a destructive action. */
  isDestructive?: boolean;
};

/** Items that belong together, separated by a line from the previous section. */
export type MenuSection<Id extends string = string> = {
  /** Heading of the items; with `isTitleHidden` it is visually hidden. */
  title?: string;
  isTitleHidden?: boolean;
  items: readonly MenuItem<Id>[];
  /** Makes the section a single choice, and marks this item. */
  chosen?: Id;
};
