import type { NavigationEntry } from '@cpa/shared/contracts';
import { useText } from '../messages/texts.ts';
import { useMenu } from '../remotes/index.ts';
import styles from './MainNavigation.module.css';
import { MenuLink } from './MenuLink.tsx';

type Props = {
  /** `row` in the header, `column` in the phone's menu, which also has the entries of the menu `phone`. */
  direction: 'row' | 'column';
  onNavigate?: () => void;
};

const menus: Record<Props['direction'], NavigationEntry['menu'][]> = {
  row: ['main'],
  column: ['main', 'phone'],
};

export function MainNavigation({ direction, onNavigate }: Props) {
  const t = useText();
  const entries = useMenu(menus[direction]);
  return (
    <nav aria-label={t('nav.label')} className={styles[direction]}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <MenuLink
              entry={entry}
              className={entry.isAccented ? styles.accented : styles.entry}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
