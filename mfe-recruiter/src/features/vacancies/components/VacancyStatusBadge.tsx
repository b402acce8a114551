import { useSelector } from 'react-redux';
import { selectVacancyById } from '../state/vacanciesSlice.ts';
import { OwnVacancyBadge } from './OwnVacancyBadge.tsx';

/** Whether a vacancy is open, and until when, as soon as that is known. */
export function VacancyStatusBadge({ vacancyId }: { vacancyId: number }) {
  const vacancy = useSelector((state: object) => selectVacancyById(state, vacancyId));
  return vacancy ? <OwnVacancyBadge vacancy={vacancy} withClosing /> : null;
}
