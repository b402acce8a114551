import { NavLink } from 'react-router';
import { DockPlace } from '../dock/DockPlace.tsx';
import { MoreIcon } from '../icons/index.ts';
import { Menu } from '../menu/Menu.tsx';
import type { MenuSection } from '../menu/menuSection.ts';
import type { AreaEntry } from './areaEntry.ts';
import styles from './PhoneBar.module.css';

export type PhoneBarProps = {
  /** Name of the navigation for screen readers. */
  label: string;
  entries: readonly AreaEntry[];
  /** The menu with the entries that the bar has no room for, and further sections. */
  more: { label: string; sections?: readonly MenuSection[] };
  /** Called with the URL of an entry, or with the id of an item of the further sections. */
  onChoose: (id: string) => void;
};

/** The navigation of phones: a bar at the bottom with the most used pages and a menu with the others. */
export function PhoneBar({ label, entries, more, onChoose }: PhoneBarProps) {
  const inBar = entries.filter(({ isInPhoneBar }) => isInPhoneBar);
  const inMenu = entries.filter(({ isInPhoneBar }) => !isInPhoneBar);
  const pages = inMenu.map(({ to, name, Icon }) => ({ id: to, name, icon: <Icon /> }));
  const sections = [{ items: pages }, ...(more.sections ?? [])].filter(({ items }) => items.length > 0);
  return (
    <DockPlace kind="tabs" as="nav" className={styles.bar} aria-label={label}>
      <ul className={styles.list}>
        {inBar.map((entry) => (
          <li key={entry.to}>
            <BarLink {...entry} />
          </li>
        ))}
        {sections.length > 0 && (
          <li>
            <Menu
              trigger={
                <button type="button" className={styles.entry}>
                  <MoreIcon size={20} />
                  {more.label}
                </button>
              }
              sections={sections}
              onChoose={onChoose}
            />
          </li>
        )}
      </ul>
    </DockPlace>
  );
}

function BarLink({ to, name, Icon, isExact = false, news }: AreaEntry) {
  return (
    <NavLink to={to} end={isExact} className={styles.entry!}>
      <Icon size={20} />
      <span>{name}</span>
      {news && <span className={styles.news}>{news.count}</span>}
    </NavLink>
  );
}
