import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { sectionDraft } from '../../model/sectionDraft.ts';
import type { SectionId } from '../../model/sections.ts';

/** Opens a section: by its button, by `?edit=` in the URL, or because it has a draft. */
export function useEditing(section: SectionId) {
  const [params, setParams] = useSearchParams();
  const isRequested = params.get('edit') === section;
  const [isOpen, setIsOpen] = useState(() => isRequested || sectionDraft(section).read() !== null);
  const [wasRequested, setWasRequested] = useState(isRequested);
  if (isRequested !== wasRequested) {
    setWasRequested(isRequested);
    if (isRequested) setIsOpen(true);
  }
  useEffect(() => {
    if (!isRequested) return;
    document.getElementById(`section-${section}`)?.scrollIntoView({ block: 'start' });
  }, [isRequested, section]);
  const close = () => {
    setIsOpen(false);
    if (isRequested) setParams({}, { replace: true, preventScrollReset: true });
  };
  return { isOpen, onOpen: () => setIsOpen(true), close };
}
