import type { MoreIcon } from '../icons/index.ts';

/** A page in the navigation of an area. */
export type AreaEntry = {
  to: string;
  name: string;
  Icon: typeof MoreIcon;
  /** True if pages below `to` have their own entry. */
  isExact?: boolean;
  /** Shown in the bar of a phone; the others are in its menu. */
  isInPhoneBar?: boolean;
  /** Shown beside the name if there is room. */
  figure?: string;
  /** News on the page, for example `3 new`, and `3` where there is little room. */
  news?: { text: string; count: string };
};
