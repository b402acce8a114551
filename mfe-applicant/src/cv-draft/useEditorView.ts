import type { SectionName } from '@cpa/shared/contracts';
import { createContext, useContext } from 'react';

export type EditedSection = 'basics' | SectionName;
/** Visible part of the form. `field` gets the focus when it is set. */
export type EditorPlace = {
  section: EditedSection;
  entryId?: string;
  field?: string;
  /** Scrolls to the top and focuses the heading of the form, for example after an import. */
  isStart?: boolean;
};

type EditorView = {
  place: EditorPlace;
  /** Shows a form, and on a phone the Edit tab. */
  goTo: (place: EditorPlace) => void;
  /** Reads a message to screen readers. */
  announce: (message: string) => void;
};

export const EditorViewContext = createContext<EditorView | null>(null);

export function useEditorView(): EditorView {
  const view = useContext(EditorViewContext);
  if (!view) throw new Error('This component needs an EditorViewContext above it.');
  return view;
}
