import type { Vacancy } from '@cpa/shared/contracts';
import { VacancyCard } from '../vacancies/card/VacancyCard.tsx';

/** Slot `vacancy.card-preview`: a vacancy as lists show it. */
export default function VacancyCardPreview({ vacancy }: { vacancy?: unknown }) {
  return <VacancyCard vacancy={vacancy as Vacancy} />;
}
