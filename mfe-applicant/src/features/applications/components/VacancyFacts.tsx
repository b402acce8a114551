import type { VacancyCard } from '@cpa/shared/contracts';
import { Salary, useOptionName } from '@cpa/shared/domain';
import { ClockIcon, MapPinIcon } from '@cpa/shared/ui';
import styles from './VacancyFacts.module.css';

/** District, workload and salary, as far as the vacancy states them. */
export function VacancyFacts({ vacancy }: { vacancy: VacancyCard }) {
  const nameOf = useOptionName();
  const { location_district, workloads } = vacancy;
  return (
    <p className="row-1-4 mute">
      {location_district && (
        <span className={styles.fact}>
          <MapPinIcon />
          {nameOf(location_district.name)}
        </span>
      )}
      {workloads.length > 0 && (
        <span className={styles.fact}>
          <ClockIcon />
          {workloads.map(({ name }) => nameOf(name)).join(', ')}
        </span>
      )}
      <Salary of={vacancy} className="ink" />
    </p>
  );
}
