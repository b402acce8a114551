import { VisuallyHidden } from '@cpa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** The element that holds the page, and the focus after a navigation. */
export const MAIN_ID = 'main';

/**
 * What a browser does when it loads a document, for the pages that come without one: says the new page's title
 * and puts the focus at its start. A change of the query alone (a filter, a page of a list) is no new page.
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
