import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { layoutOpened } from '../state/countsSlice.ts';
import { type SidebarWidth, useSidebarWidth } from '../state/sidebarWidth.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import styles from './RecruiterLayout.module.css';

type RecruiterLayoutProps = {
  breadcrumbs?: ReactNode;
  /** Omit if the content has its own heading. */
  title?: ReactNode;
  /** Shown next to the title. */
  titleAside?: ReactNode;
  /** Shown below the title. */
  subtitle?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** `rail` on pages that need the width, as board, review and editor. The recruiter's choice is stored per default. */
  sidebar?: SidebarWidth;
  /** False on pages that have their own bar at the bottom of a phone, as the review. */
  hasPhoneBar?: boolean;
  /** True fits the page into the window, for content that scrolls on its own. Not on phones. */
  isWorkspace?: boolean;
  children: ReactNode;
};

/** The navigation and heading around every recruiter page. */
export function RecruiterLayout({
  breadcrumbs,
  title,
  titleAside,
  subtitle,
  actions,
  sidebar = 'full',
  hasPhoneBar = true,
  isWorkspace = false,
  children,
}: RecruiterLayoutProps) {
  const [width, toggle] = useSidebarWidth(sidebar);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(layoutOpened()), [dispatch]);
  return (
    <div
      className={styles.layout}
      data-phone-bar={hasPhoneBar || undefined}
      data-workspace={isWorkspace || undefined}
    >
      <SideNavigation width={width} onToggle={toggle} />
      <div className={styles.page}>
        {breadcrumbs && <div className={styles.breadcrumbs}>{breadcrumbs}</div>}
        {title && (
          <div className={styles.header}>
            <div className={styles.headings}>
              <div className={styles.titleLine}>
                <h1 className={styles.title}>{title}</h1>
                {titleAside}
              </div>
              {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
        {children}
      </div>
      {hasPhoneBar && <PhoneBar />}
    </div>
  );
}
