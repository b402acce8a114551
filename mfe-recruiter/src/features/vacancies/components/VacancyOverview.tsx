import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailed } from '../../../failure/LoadFailed.tsx';
import { useText } from '../../../messages/texts.ts';
import {
  listOpened,
  selectVacancies,
  selectVacanciesFailure,
  selectVacanciesStatus,
} from '../state/vacanciesSlice.ts';
import { NoVacancies } from './NoVacancies.tsx';
import styles from './VacancyOverview.module.css';
import { VacancyRows, VacancyRowsLoading } from './VacancyRows.tsx';

/** How many the overview shows before it points to the whole list. */
const SHOWN = 5;

/** The newest vacancies, for the overview. */
export function VacancyOverview() {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="own-vacancies">
      <div className={styles.head}>
        <h2 id="own-vacancies">{t('dashboard.vacancies')}</h2>
        <Link to={paths.recruiter.vacancies}>{t('dashboard.allVacancies')}</Link>
      </div>
      <NewestVacancies />
    </section>
  );
}

function NewestVacancies() {
  const dispatch = useDispatch();
  const status = useSelector(selectVacanciesStatus);
  const vacancies = useSelector(selectVacancies);
  const failure = useSelector(selectVacanciesFailure);
  if (status === 'failed') return <LoadFailed failure={failure} onRetry={() => dispatch(listOpened())} />;
  if (status !== 'loaded') return <VacancyRowsLoading count={SHOWN} />;
  if (vacancies.length === 0) return <NoVacancies />;
  return <VacancyRows vacancies={vacancies.slice(0, SHOWN)} headingLevel={3} />;
}
