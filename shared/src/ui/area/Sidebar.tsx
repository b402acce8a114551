import type { ReactNode } from 'react';
import type { AreaEntry } from './areaEntry.ts';
import { AreaLink } from './AreaLink.tsx';
import styles from './Sidebar.module.css';

export type SidebarProps = {
  /** Name of the navigation for screen readers. */
  label: string;
  entries: readonly AreaEntry[];
  /** Shown above the links. */
  head: ReactNode;
  /** Shown at the bottom. */
  foot?: ReactNode;
  /** Shows icons only. */
  isRail?: boolean;
};

/** The navigation of an area on screens wider than a phone. */
export function Sidebar({ label, entries, head, foot, isRail = false }: SidebarProps) {
  return (
    <div className={styles.side} data-rail={isRail || undefined}>
      <div className={styles.inside}>
        {head}
        <nav aria-label={label}>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <AreaLink entry={entry} isCompact={isRail} />
              </li>
            ))}
          </ul>
        </nav>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  );
}
