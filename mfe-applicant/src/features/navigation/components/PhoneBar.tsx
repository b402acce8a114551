import { useHost } from '@cpa/shared/remote';
import { MoreIcon } from '@cpa/shared/ui/icons';
import { Menu } from '@cpa/shared/ui/menu';
import { NavLink } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { entries } from '../model/entries.ts';
import styles from './PhoneBar.module.css';

const inBar = entries.filter(({ isInPhoneBar }) => isInPhoneBar);
const inMenu = entries.filter(({ isInPhoneBar }) => !isInPhoneBar);

/** The navigation of phones: a bar at the bottom with the most used pages and a menu with the others. */
export function PhoneBar() {
  const t = useText();
  return (
    <nav className={styles.bar} aria-label={t('nav.phoneLabel')} data-bottom-bar>
      <ul className={styles.list}>
        {inBar.map(({ to, label, Icon, isExact = false }) => (
          <li key={to}>
            <NavLink to={to} end={isExact} className={styles.entry!}>
              <Icon size={20} />
              {t(label)}
            </NavLink>
          </li>
        ))}
        {inMenu.length > 0 && (
          <li>
            <MoreMenu />
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The pages that the bar has no room for. */
function MoreMenu() {
  const t = useText();
  const { navigation } = useHost();
  const items = inMenu.map(({ to, label, Icon }) => ({ id: to, name: t(label), icon: <Icon /> }));
  return (
    <Menu
      trigger={
        <button type="button" className={styles.entry}>
          <MoreIcon size={20} />
          {t('nav.more')}
        </button>
      }
      sections={[{ items }]}
      onChoose={(path) => navigation.navigate(path)}
    />
  );
}
