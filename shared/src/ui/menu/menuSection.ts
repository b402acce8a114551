import type { ReactNode } from 'react';

export type MenuItem<Id extends string = string> = {
  id: Id;
  name: string;
  icon?: ReactNode;
  /** A second line. */
  hint?: string;
  /** A shortcut, a count or a price at the end of the line. */
  aside?: string;
  /** Why it cannot be chosen now; shown as the second line of an item that is then disabled. */
  disabledReason?: string;
  /** Drawn as what destroys. */
  isDestructive?: boolean;
};

/** Items that belong together, a line above all but the first. */
export type MenuSection<Id extends string = string> = {
  /** Stands above the items; with `isTitleHidden` it is read out only. */
  title?: string;
  isTitleHidden?: boolean;
  items: readonly MenuItem<Id>[];
  /** Makes the section a choice of one, and ticks this item. */
  chosen?: Id;
};
