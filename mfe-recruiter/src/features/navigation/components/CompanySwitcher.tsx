import { Avatar } from '@cpa/shared/ui';
import { ChevronsUpDownIcon } from '@cpa/shared/ui/icons';
import { Menu } from '@cpa/shared/ui/menu';
import { selectProfile } from '@cpa/shared/session';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectCompany } from '../../../selected-company/selectedCompany.ts';
import { useSelectCompany } from '../../../selected-company/useSelectCompany.ts';
import styles from './CompanySwitcher.module.css';

/** Shows the selected company and offers the recruiter's other companies. */
export function CompanySwitcher({ isCompact = false }: { isCompact?: boolean }) {
  const t = useText();
  const select = useSelectCompany();
  const company = useSelector(selectCompany);
  const companies = useSelector(selectProfile)?.companies ?? [];
  if (!company) return null;
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className={styles.switcher}
          data-compact={isCompact || undefined}
          // The rail shows the logo only, which then has the name.
          aria-label={isCompact ? undefined : t('nav.company', { name: company.name })}
          title={company.name}
        >
          <Avatar
            name={company.name}
            src={company.logo}
            size={30}
            shape="square"
            {...(isCompact && { label: t('nav.company', { name: company.name }) })}
          />
          {!isCompact && (
            <>
              <span className={styles.texts}>
                <span className={styles.name}>{company.name}</span>
                <span className={styles.role}>{t(`membership.${company.membership}`)}</span>
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
      ]}
      onChoose={(id) => select(Number(id))}
    />
  );
}
