import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectVacancyById } from '../state/vacanciesSlice.ts';

/** Where one vacancy's pages hang: the vacancies, then the vacancy's own page. */
export function VacancyCrumb({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  const vacancy = useSelector((state: object) => selectVacancyById(state, vacancyId));
  return (
    <nav aria-label={t('nav.crumbs')}>
      <Link variant="plain" to={paths.recruiter.vacancies}>
        {t('nav.vacancies')}
      </Link>
      {vacancy && (
        <>
          {' / '}
          <Link variant="plain" to={paths.vacancy(vacancyId)}>
            {vacancy.title}
          </Link>
        </>
      )}
    </nav>
  );
}
