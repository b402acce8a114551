import { Skeleton } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { ownVacancies, selectVacancyById } from '../state/ownVacancies.ts';
import { OwnVacancyBadge } from './OwnVacancyBadge.tsx';

/** The status and closing date of a vacancy, with a placeholder while loading. */
export function VacancyStatusBadge({ vacancyId }: { vacancyId: number }) {
  const { status } = useSelector(ownVacancies.select);
  const vacancy = useSelector((state: object) => selectVacancyById(state, vacancyId));
  if (vacancy) return <OwnVacancyBadge vacancy={vacancy} withClosing />;
  return status === 'loading' ? <Skeleton width={164} height={22} /> : null;
}
