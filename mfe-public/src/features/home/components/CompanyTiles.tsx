import type { CompanyCard } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { paths } from '@cpa/shared/routing';
import { Avatar, BadgeCheckIcon, Card, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { CompanyCover } from '../../../pictures/scenes/CompanyCover.tsx';
import { CompanyScene } from '../../../pictures/scenes/CompanyScene.tsx';
import styles from './CompanyTiles.module.css';

export function CompanyTiles({ companies }: { companies: readonly CompanyCard[] }) {
  const t = useText();
  const nameOf = useOptionName();
  return (
    <ul className={styles.tiles}>
      {companies.map((company) => (
        <li key={company.id}>
          <Card as="div" className={styles.tile}>
            <CompanyCover company={company} className={styles.cover}>
              <CompanyScene company={company} />
            </CompanyCover>
            <Avatar className={styles.logo} name={company.name} src={company.logo} size={44} shape="square" />
            <h3 className={styles.name} dir="auto" translate="no">
              <Link variant="plain" isStretched to={paths.company(company.id)}>
                {company.name}
              </Link>
              {company.verified && (
                <BadgeCheckIcon
                  className="rigid lagoon"
                  size={16}
                  role="img"
                  aria-label={t('companies.verified')}
                  aria-hidden={false}
                />
              )}
            </h3>
            <p className="mute text-14">
              {[company.sectors[0] && nameOf(company.sectors[0].name), company.district?.name]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="semibold text-14 lagoon">
              {t('vacancy.openVacancies', { count: company.open_vacancies })}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
