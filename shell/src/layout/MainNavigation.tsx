import { classNames } from '@cpa/shared/ui';
import { NavLink } from 'react-router';
import { useText } from '../messages/texts.ts';
import { type NavigationEntry, navigationEntries } from './navigationEntries.ts';
import styles from './MainNavigation.module.css';

type Props = {
  /** Side by side in the header, or one below the other in the phone's menu. */
  direction: 'row' | 'column';
  entries?: NavigationEntry[];
  onNavigate?: () => void;
};

/** The seven entries, unless a place has others. The router marks the current one with `aria-current`. */
export function MainNavigation({ direction, entries = navigationEntries, onNavigate }: Props) {
  const t = useText();
  return (
    <nav aria-label={t('nav.label')} className={styles[direction]}>
      <ul className={styles.list}>
        {entries.map(({ label, to, isAccented }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={classNames(isAccented ? styles.accented : styles.entry)}
              onClick={() => onNavigate?.()}
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
