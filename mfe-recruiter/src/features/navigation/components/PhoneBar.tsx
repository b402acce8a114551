import { MoreIcon } from '@cpa/shared/ui/icons';
import { Menu } from '@cpa/shared/ui/menu';
import { useHost } from '@cpa/shared/remote';
import { selectProfile } from '@cpa/shared/session';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { type Entry, entries } from '../model/entries.ts';
import { selectCompanyId } from '../../../selected-company/selectedCompany.ts';
import { useSelectCompany } from '../../../selected-company/useSelectCompany.ts';
import { selectCounts } from '../state/countsSlice.ts';
import styles from './PhoneBar.module.css';

const inBar = entries.filter(({ isInPhoneBar }) => isInPhoneBar);
const inMenu = entries.filter(({ isInPhoneBar }) => !isInPhoneBar);

/** The navigation of phones: a bar at the bottom with the most used pages and a menu with the others. */
export function PhoneBar() {
  const t = useText();
  return (
    <nav className={styles.bar} aria-label={t('nav.phoneLabel')} data-bottom-bar>
      <ul className={styles.list}>
        {inBar.map((entry) => (
          <li key={entry.to}>
            <BarLink {...entry} />
          </li>
        ))}
        <li>
          <MoreMenu />
        </li>
      </ul>
    </nav>
  );
}

/** The pages that the bar has no room for and, with several companies, the choice of the company. */
function MoreMenu() {
  const t = useText();
  const { navigation } = useHost();
  const select = useSelectCompany();
  const companyId = useSelector(selectCompanyId);
  const companies = useSelector(selectProfile)?.companies ?? [];
  const pages = inMenu.map(({ to, label, Icon }) => ({ id: to, name: t(label), icon: <Icon /> }));
  const choices = {
    title: t('nav.companies'),
    chosen: String(companyId),
    items: companies.map(({ id, name }) => ({ id: String(id), name })),
  };
  return (
    <Menu
      trigger={
        <button type="button" className={styles.entry}>
          <MoreIcon size={20} />
          {t('nav.more')}
        </button>
      }
      sections={companies.length > 1 ? [{ items: pages }, choices] : [{ items: pages }]}
      onChoose={(id) => (id.startsWith('/') ? navigation.navigate(id) : select(Number(id)))}
    />
  );
}

function BarLink({ to, label, Icon, isExact = false, count }: Entry) {
  const t = useText();
  const news = useSelector(selectCounts)?.new_applicants ?? 0;
  return (
    <NavLink to={to} end={isExact} className={styles.entry!}>
      <Icon size={20} />
      {t(label)}
      {count === 'new_applicants' && news > 0 && <span className={styles.news}>{news}</span>}
    </NavLink>
  );
}
