import { NavLink } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import type { Entry } from '../model/entries.ts';
import styles from './EntryLink.module.css';

type EntryLinkProps = {
  entry: Entry;
  /** Shows the icon only; the name becomes the tooltip. */
  isCompact?: boolean;
};

/** A link of the sidebar. */
export function EntryLink({
  entry: { to, label, Icon, isExact = false },
  isCompact = false,
}: EntryLinkProps) {
  const name = useText()(label);
  return (
    <NavLink
      to={to}
      end={isExact}
      className={styles.entry!}
      data-compact={isCompact || undefined}
      {...(isCompact && { title: name, 'aria-label': name })}
    >
      <Icon />
      {!isCompact && <span className={styles.name}>{name}</span>}
    </NavLink>
  );
}
