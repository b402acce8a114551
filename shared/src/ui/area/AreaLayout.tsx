import type { ReactNode } from 'react';
import styles from './AreaLayout.module.css';

export type AreaLayoutProps = {
  /** A `Sidebar`. */
  sidebar: ReactNode;
  /** A `PhoneBar`. Omit on pages that have their own bar at the bottom of a phone. */
  phoneBar?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Omit if the content has its own heading. */
  title?: ReactNode;
  /** Shown next to the title. */
  titleAside?: ReactNode;
  /** Shown below the title. */
  subtitle?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** `narrow` for forms and text, `window` for content that fills the window and scrolls on its own, not on phones. */
  width?: 'narrow' | 'wide' | 'window';
  children: ReactNode;
};

/** Navigation and heading around a page of a signed-in area. */
export function AreaLayout({
  sidebar,
  phoneBar,
  breadcrumbs,
  title,
  titleAside,
  subtitle,
  actions,
  width = 'wide',
  children,
}: AreaLayoutProps) {
  return (
    <div className={styles.layout} data-width={width}>
      {sidebar}
      <div className={styles.page}>
        {breadcrumbs && <div className={styles.breadcrumbs}>{breadcrumbs}</div>}
        {title && (
          <div className={styles.header}>
            <div className="shrink">
              <div className="row-1-3 center">
                <h1 className={styles.title}>{title}</h1>
                {titleAside}
              </div>
              {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            </div>
            {actions && <div className="row-2 wrap">{actions}</div>}
          </div>
        )}
        {children}
      </div>
      {phoneBar}
    </div>
  );
}
