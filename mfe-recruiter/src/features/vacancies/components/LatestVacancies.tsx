import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import {
  listOpened,
  selectVacancies,
  selectVacanciesError,
  selectVacanciesStatus,
} from '../state/vacanciesSlice.ts';
import { NoVacancies } from './NoVacancies.tsx';
import styles from './LatestVacancies.module.css';
import { VacancyRows, VacancyRowsLoading } from './VacancyRows.tsx';

const MAX_SHOWN = 5;

/** The latest vacancies, for the dashboard. */
export function LatestVacancies() {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="own-vacancies">
      <div className={styles.header}>
        <h2 id="own-vacancies">{t('dashboard.vacancies')}</h2>
        <Link to={paths.recruiter.vacancies}>{t('dashboard.allVacancies')}</Link>
      </div>
      <Vacancies />
    </section>
  );
}

function Vacancies() {
  const dispatch = useDispatch();
  const status = useSelector(selectVacanciesStatus);
  const vacancies = useSelector(selectVacancies);
  const error = useSelector(selectVacanciesError);
  if (status === 'failed') return <LoadError error={error} onRetry={() => dispatch(listOpened())} />;
  if (status !== 'loaded') return <VacancyRowsLoading count={MAX_SHOWN} />;
  if (vacancies.length === 0) return <NoVacancies />;
  return <VacancyRows vacancies={vacancies.slice(0, MAX_SHOWN)} headingLevel={3} />;
}
