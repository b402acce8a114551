import { useFormat } from '@cpa/shared/i18n';
import { Skeleton } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type VacancyTotals, vacancyTotals } from '../model/totals.ts';
import { selectVacancies, selectVacanciesStatus } from '../state/vacanciesSlice.ts';
import styles from './VacancyFigures.module.css';

const figures = [
  { key: 'open', label: 'dashboard.open' },
  { key: 'newApplicants', label: 'dashboard.newApplicants' },
  { key: 'applicants', label: 'dashboard.applicants' },
  { key: 'views', label: 'dashboard.views' },
] as const satisfies { key: keyof VacancyTotals; label: string }[];

/** Key figures of all vacancies. The list below shows errors, because it reads the same state. */
export function VacancyFigures() {
  const t = useText();
  const { formatNumber } = useFormat();
  const status = useSelector(selectVacanciesStatus);
  const totals = vacancyTotals(useSelector(selectVacancies));
  const display = (value: number) => (status === 'failed' ? '–' : formatNumber(value));
  return (
    <dl className={styles.figures} aria-label={t('dashboard.figures')}>
      {figures.map(({ key, label }) => (
        <div key={key} className={styles.figure}>
          <dt className={styles.label}>{t(label)}</dt>
          <dd className={styles.value}>
            {status === 'loading' || status === 'idle' ? (
              <Skeleton width={48} height={28} />
            ) : (
              display(totals[key])
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
