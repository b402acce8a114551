import { AreaLayout, type AreaLayoutProps } from '@cpa/shared/ui/area';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../errors/lazyPart.tsx';
import { layoutOpened } from '../state/countsSlice.ts';
import { openedAt, recordOpened } from '../state/recentlyOpened.ts';
import { type SidebarWidth, useSidebarWidth } from '../state/sidebarWidth.ts';
import { useFindKey } from './find/useFindKey.ts';
import { RecruiterPhoneBar } from './RecruiterPhoneBar.tsx';
import { RecruiterSidebar } from './RecruiterSidebar.tsx';

type RecruiterLayoutProps = Omit<AreaLayoutProps, 'sidebar' | 'phoneBar'> & {
  /** `rail` on pages that need the width, such as the board. The recruiter's choice is stored per default. */
  sidebar?: SidebarWidth;
  /** False on pages that have their own bar at the bottom of a phone, for example the review. */
  hasPhoneBar?: boolean;
};

const finder = lazyPart(() => import(/* webpackChunkName: "find" */ './find/FindDialog.tsx'));

/** The navigation and heading around every recruiter page. */
export function RecruiterLayout({ sidebar = 'full', hasPhoneBar = true, ...page }: RecruiterLayoutProps) {
  const [width, toggle] = useSidebarWidth(sidebar);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(layoutOpened()), [dispatch]);
  const [isFinding, setIsFinding] = useState(false);
  const find = () => setIsFinding(true);
  useFindKey(find);
  const closeFind = () => setIsFinding(false);
  const { pathname } = useLocation();
  useEffect(() => {
    const opened = openedAt(pathname);
    if (opened) recordOpened(opened);
  }, [pathname]);
  return (
    <>
      <AreaLayout
        {...page}
        sidebar={<RecruiterSidebar width={width} onToggle={toggle} onFind={find} />}
        phoneBar={hasPhoneBar && <RecruiterPhoneBar onFind={find} />}
      />
      <finder.Part isShown={isFinding} onClose={closeFind}>
        {(FindDialog) => <FindDialog isOpen={isFinding} onClose={closeFind} />}
      </finder.Part>
    </>
  );
}
