/** Moves the focus to the heading of the messages, before the focused control disappears. */
export function focusHeading(): void {
  document.getElementById('messages')?.focus();
}
