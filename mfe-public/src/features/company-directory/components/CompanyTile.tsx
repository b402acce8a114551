import type { CompanyCard } from '@cpa/shared/contracts';
import { CompanyLogo, useOptionName } from '@cpa/shared/domain';
import { paths } from '@cpa/shared/routing';
import { BadgeCheckIcon, Card, Link, Skeleton, VisuallyHidden } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import { CompanyCover } from '../../../pictures/scenes/CompanyCover.tsx';
import styles from './CompanyTile.module.css';

export type CompanyTileProps = {
  company: CompanyCard;
  /** Is in the first row. */
  isFirst: boolean;
  /** Renders the button that follows the company. */
  renderFollow: (company: CompanyCard) => ReactNode;
};

export function CompanyTile({ company, isFirst, renderFollow }: CompanyTileProps) {
  const t = useText();
  const nameOf = useOptionName();
  const { id, name, sectors, district, verified, open_vacancies } = company;
  return (
    <Card className={styles.tile} padding="none">
      <CompanyCover company={company} isFirst={isFirst} />
      <CompanyLogo of={company} size={56} className={styles.logo} />
      <div className={styles.text}>
        <h2 className={styles.name} dir="auto" translate="no">
          <Link variant="plain" isStretched to={paths.company(id)}>
            {name}
          </Link>
          {verified && (
            <>
              <BadgeCheckIcon size={16} className={styles.verified} />
              <VisuallyHidden>{t('companies.verified')}</VisuallyHidden>
            </>
          )}
        </h2>
        <p className="mute text-14">
          {[sectors.map((sector) => nameOf(sector.name)).join(', '), district?.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={open_vacancies > 0 ? 'semibold text-14 lagoon' : 'mute text-14'}>
          {t('vacancy.openVacancies', { count: open_vacancies })}
        </p>
        <div className={styles.follow}>{renderFollow(company)}</div>
      </div>
    </Card>
  );
}

/** Placeholders with the same height as company tiles. */
export function CompanyTileSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- they are all alike
    <Card key={index} as="div" className={styles.tile} padding="none" aria-hidden>
      <Skeleton height="auto" className={styles.cover!} />
      <Skeleton width={56} height={56} shape="block" className={styles.logo!} />
      <div className={`${styles.text} ${styles.skeleton}`}>
        <Skeleton width="70%" height={18} />
        <Skeleton width="90%" height={14} />
        <Skeleton width="40%" height={14} />
      </div>
    </Card>
  ));
}
