import { NavLink } from 'react-router';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { AreaEntry } from './areaEntry.ts';
import styles from './AreaLink.module.css';

type AreaLinkProps = {
  entry: AreaEntry;
  /** Shows the icon only; the name becomes the tooltip. */
  isCompact: boolean;
};

/** A link of the sidebar. */
export function AreaLink({ entry, isCompact }: AreaLinkProps) {
  const { to, name, Icon, isExact = false, figure, news } = entry;
  return (
    <NavLink
      to={to}
      end={isExact}
      className={styles.entry!}
      data-compact={isCompact || undefined}
      {...(isCompact && { title: name })}
    >
      <Icon />
      {isCompact ? <VisuallyHidden>{name} </VisuallyHidden> : <span className="grow">{name}</span>}
      {figure !== undefined && !isCompact && <span className="text-13">{figure}</span>}
      {news && (
        <span className={styles.news} data-compact={isCompact || undefined}>
          {isCompact ? news.count : news.text}
        </span>
      )}
    </NavLink>
  );
}
