import { Skeleton } from '@cpa/shared/ui';
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
import styles from './VacancyList.module.css';
import { VacancyRows, VacancyRowsLoading } from './VacancyRows.tsx';

/** All vacancies of the recruiter's companies. */
export function VacancyList() {
  const t = useText();
  const dispatch = useDispatch();
  const status = useSelector(selectVacanciesStatus);
  const vacancies = useSelector(selectVacancies);
  const error = useSelector(selectVacanciesError);
  if (status === 'failed') return <LoadError error={error} onRetry={() => dispatch(listOpened())} />;
  if (status !== 'loaded') {
    return (
      <>
        <p className={styles.count}>
          <Skeleton width={110} />
        </p>
        <VacancyRowsLoading count={6} />
      </>
    );
  }
  if (vacancies.length === 0) return <NoVacancies />;
  return (
    <>
      <p className={styles.count}>{t('vacancies.count', { count: vacancies.length })}</p>
      <VacancyRows vacancies={vacancies} headingLevel={2} />
    </>
  );
}
