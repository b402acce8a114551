import type { VacancyCard } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { ClockIcon, MapPinIcon, VisuallyHidden } from '@cpa/shared/ui';
import { useText } from '../../messages/texts.ts';

type VacancyFactsProps = { vacancy: VacancyCard; className: string | undefined };

/** District and hours of a vacancy. */
export function VacancyFacts({
  vacancy: { location_district, workloads, distance_km: km },
  className,
}: VacancyFactsProps) {
  const t = useText();
  const nameOf = useOptionName();
  if (!location_district && workloads.length === 0) return null;
  return (
    <ul className={className}>
      {location_district && (
        <li>
          <MapPinIcon size={15} />
          <VisuallyHidden>{t('card.district')} </VisuallyHidden>
          <span>
            {km === undefined
              ? location_district.name
              : `${location_district.name}, ${t('card.distance', { km })}`}
          </span>
        </li>
      )}
      {workloads.length > 0 && (
        <li>
          <ClockIcon size={15} />
          <VisuallyHidden>{t('card.workload')} </VisuallyHidden>
          <span>{workloads.map(({ name }) => nameOf(name)).join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
