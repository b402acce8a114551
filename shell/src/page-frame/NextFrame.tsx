import { sitePath } from '@cpa/shared/routing';
import { selectVisitorRole } from '@cpa/shared/session';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigation } from 'react-router';
import { manifestRouteAt, useReleases } from '../remotes/index.ts';
import { FramePlace } from './FramePlace.tsx';
import styles from './NextFrame.module.css';

/** Milliseconds for which the current page stays. */
const DELAY_MS = 150;

/** Shows the frame of the next page instead of the current one while the next one takes long to load. */
export function NextFrame() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const route = manifestRouteAt(useReleases(), next ?? pathname);
  const role = useSelector(selectVisitorRole);
  const isAllowed = !route?.role || route.role === role;
  const path = next && next !== pathname && route?.frame && isAllowed ? next : null;
  const [latePath, setLatePath] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLatePath(path), DELAY_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return path && path === latePath ? <Shown from={pathname} path={path} /> : null;
}

function Shown({ from, path }: { from: string; path: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { scrollY } = window;
    window.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
    // The navigation was cancelled. Otherwise its URL may be there before this frame: a view transition delays the page.
    return () => {
      if (sitePath(location.pathname) === from) window.scrollTo(0, scrollY);
    };
  }, [from]);
  return (
    <div ref={place} className={styles.next} tabIndex={-1} data-next-frame>
      <FramePlace path={path} />
    </div>
  );
}
