import { Avatar, VisuallyHidden } from '@cpa/shared/ui';
import { ChevronsUpDownIcon, PlusIcon } from '@cpa/shared/ui/icons';
import { Menu } from '@cpa/shared/ui/menu';
import { selectProfile } from '@cpa/shared/session';
import { useHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { selectCompany } from '../../../selected-company/selectedCompany.ts';
import { useSelectCompany } from '../../../selected-company/useSelectCompany.ts';
import { selectCounts } from '../state/countsSlice.ts';
import styles from './CompanySwitcher.module.css';

const ADD = 'add';

/** Shows the selected company and offers the recruiter's other companies. */
export function CompanySwitcher({ isCompact = false }: { isCompact?: boolean }) {
  const t = useText();
  const select = useSelectCompany();
  const { navigation } = useHost();
  const members = useSelector(selectCounts)?.members;
  const company = useSelector(selectCompany);
  const companies = useSelector(selectProfile)?.companies ?? [];
  if (!company) {
    return (
      <Link to={paths.recruiter.newCompany} className={styles.switcher} data-compact={isCompact || undefined}>
        <span className={styles.add}>
          <PlusIcon />
        </span>
        <span className={isCompact ? styles.hidden : styles.texts}>
          <span className={styles.name}>{t('nav.addCompany')}</span>
          <span className={styles.role}>{t('nav.addCompanyHint')}</span>
        </span>
      </Link>
    );
  }
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className={styles.switcher}
          data-compact={isCompact || undefined}
          title={company.name}
        >
          <Avatar
            name={company.name}
            src={company.logo}
            size={30}
            shape="square"
            // The rail shows the logo only, which then has the name.
            {...(isCompact && { label: t('nav.company', { name: company.name }) })}
          />
          {!isCompact && (
            <>
              <span className={styles.texts}>
                <span className={styles.name}>
                  <VisuallyHidden>{t('nav.companyLabel')} </VisuallyHidden>
                  <span translate="no">{company.name}</span>
                </span>
                <span className={styles.role}>
                  <span>{t(`membership.${company.membership}`)}</span>
                  {!!members && <span>{` · ${t('nav.members', { count: members })}`}</span>}
                </span>
              </span>
              <ChevronsUpDownIcon size={16} />
            </>
          )}
        </button>
      }
      sections={[
        {
          title: t('nav.companies'),
          chosen: String(company.id),
          items: companies.map(({ id, name, logo, membership }) => ({
            id: String(id),
            name,
            icon: <Avatar name={name} src={logo} size={26} shape="square" />,
            hint: t(`membership.${membership}`),
          })),
        },
        { items: [{ id: ADD, name: t('nav.addCompany'), icon: <PlusIcon /> }] },
      ]}
      onChoose={(id) => (id === ADD ? navigation.navigate(paths.recruiter.newCompany) : select(Number(id)))}
    />
  );
}
