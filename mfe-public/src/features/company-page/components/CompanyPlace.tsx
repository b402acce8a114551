import type { Company } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import { DistrictPlace } from '../../../pictures/district-map/DistrictPlace.tsx';
import { useText } from '../../../messages/laterTexts.ts';
import styles from './CompanyAside.module.css';

/** Location of the company: district on the map, street address and directions. */
export function CompanyPlace({ company: { district, address, directions } }: { company: Company }) {
  const t = useText();
  return (
    <section id="where" className={styles.place} aria-labelledby="where-heading">
      {district && <DistrictPlace id={district.id} />}
      <div>
        <h2 id="where-heading" className={styles.title}>
          {district?.name ?? t('company.tab.where')}
        </h2>
        {address && (
          <p className="mute break text-14" dir="auto" lang="">
            {address}
          </p>
        )}
        {directions && (
          <p className="mute break text-14" dir="auto" lang="">
            {directions}
          </p>
        )}
        {district && (
          <p className="semibold text-14 above-3">
            <Link to={`${paths.vacancies}?filter_districts=${district.id}`}>{t('company.nearby')}</Link>
          </p>
        )}
      </div>
    </section>
  );
}
