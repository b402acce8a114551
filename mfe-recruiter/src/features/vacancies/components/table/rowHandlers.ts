import type { VacancyAction } from '../../model/likelyAction.ts';

/** Stable functions, so that only changed rows render. */
export type RowHandlers = {
  onToggle: (id: number, isRange: boolean) => void;
  onAsk: (action: VacancyAction, id: number) => void;
  /** Opens the menu at the given button. */
  onMenu: (id: number, anchor: Element) => void;
};
