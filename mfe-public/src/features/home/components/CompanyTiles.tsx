import type { CompanyCard } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Avatar, Card, classNames, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './HomeSection.module.css';

export function CompanyTiles({ companies }: { companies: readonly CompanyCard[] }) {
  const t = useText();
  return (
    <ul className={classNames(styles.many, styles.companies)}>
      {companies.map(({ id, name, logo, open_vacancies }) => (
        <li key={id}>
          <Card as="div" padding="small" className={styles.tile}>
            <Avatar name={name} src={logo} size={44} shape="square" />
            <div className={styles.tileText}>
              <h3 className={styles.tileTitle} dir="auto">
                <Link variant="plain" isStretched to={paths.company(id)}>
                  {name}
                </Link>
              </h3>
              <p className={styles.tileNote}>{t('vacancy.openVacancies', { count: open_vacancies })}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
