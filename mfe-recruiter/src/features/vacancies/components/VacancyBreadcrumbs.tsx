import { langTag } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectVacancyById } from '../state/ownVacancies.ts';

/** Links to the list of vacancies and to the vacancy; to the editor of a draft, which has no public page. */
export function VacancyBreadcrumbs({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  const vacancy = useSelector((state: object) => selectVacancyById(state, vacancyId));
  return (
    <nav aria-label={t('nav.breadcrumbs')}>
      <Link variant="plain" to={paths.recruiter.vacancies}>
        {t('area.vacancies')}
      </Link>
      {vacancy && (
        <>
          {' / '}
          <Link
            variant="plain"
            to={
              vacancy.status === 'draft' ? paths.recruiter.editVacancy(vacancyId) : paths.vacancy(vacancyId)
            }
          >
            <span lang={langTag(vacancy.text_language)}>{vacancy.title}</span>
          </Link>
        </>
      )}
    </nav>
  );
}
