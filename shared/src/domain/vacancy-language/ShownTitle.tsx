import type { VacancyCard } from '../../contracts/index.ts';
import { useShownVacancy } from './useShownVacancy.ts';

/** Title of a vacancy in the language of the page where it exists, else unchanged, with its language. */
export function ShownTitle({ of: vacancy }: { of: VacancyCard }) {
  const { shown, lang } = useShownVacancy(vacancy);
  return <span lang={lang}>{shown.title}</span>;
}
