/** ID of the status select. */
export const STATUS_FIELD = 'next-status';

/** ID of the corresponding button in the phone's bar. */
export const STATUS_BUTTON = 'next-status-button';

/** Focuses the choice of the next status, whichever the width shows. */
export function focusStatus(): void {
  for (const id of [STATUS_FIELD, STATUS_BUTTON]) {
    const element = document.getElementById(id);
    if (element && element.getClientRects().length > 0) return element.focus();
  }
}
