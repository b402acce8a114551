import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectVacancyTitle } from '../state/applicantsSlice.ts';

/** Title of the vacancy, or of the page until it is loaded. */
export function VacancyHeading({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  const title = useSelector((state: object) => selectVacancyTitle(state, vacancyId));
  return title || t('applicants.title');
}
