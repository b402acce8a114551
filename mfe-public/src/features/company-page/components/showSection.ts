import type { MouseEvent } from 'react';

/** Scrolls to a section and moves the focus there. Does not change the URL, which would add a history entry. */
export function showSection(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}
