import { useFormat } from '@cpa/shared/i18n';
import { Skeleton } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type VacancyTotals, vacancyTotals } from '../model/totals.ts';
import { selectVacancies, selectVacanciesStatus } from '../state/vacanciesSlice.ts';
import styles from './VacancyFigures.module.css';

const figures = [
  { of: 'open', label: 'dashboard.open' },
  { of: 'newApplicants', label: 'dashboard.newApplicants' },
  { of: 'applicants', label: 'dashboard.applicants' },
  { of: 'views', label: 'dashboard.views' },
] as const satisfies { of: keyof VacancyTotals; label: string }[];

/** The company in four figures. They wait for the vacancies; where these fail, the list below says so. */
export function VacancyFigures() {
  const t = useText();
  const { formatNumber } = useFormat();
  const status = useSelector(selectVacanciesStatus);
  const totals = vacancyTotals(useSelector(selectVacancies));
  const shown = (value: number) => (status === 'failed' ? '–' : formatNumber(value));
  return (
    <dl className={styles.figures} aria-label={t('dashboard.figures')}>
      {figures.map(({ of, label }) => (
        <div key={of} className={styles.figure}>
          <dt className={styles.label}>{t(label)}</dt>
          <dd className={styles.value}>
            {status === 'loading' || status === 'idle' ? (
              <Skeleton width={48} height={28} />
            ) : (
              shown(totals[of])
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
