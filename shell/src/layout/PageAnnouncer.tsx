import { VisuallyHidden } from '@cpa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Element that holds the page and receives the focus after a navigation. */
export const MAIN_ID = 'main';

/**
 * Does for client-side navigation the work of a browser for a new document: announces the title and moves the focus to
 * the start of the page. Ignores changes of the query alone.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!isIdle || shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(document.title);
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [isIdle, pathname, hash]);

  return (
    <VisuallyHidden>
      <output>{announcement}</output>
    </VisuallyHidden>
  );
}
