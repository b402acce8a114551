import { VisuallyHidden } from '@cpa/shared/ui';
import type { ChartDay } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../messages/texts.ts';
import styles from './ChartCard.module.css';

/** The figures of the chart as a table. */
export function ChartTable({ days }: { days: readonly ChartDay[] }) {
  const t = useText();
  const { formatDay, formatNumber } = useFormat();
  return (
    <details className={styles.details}>
      <summary>{t('chart.table')}</summary>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{t('chart.title')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('chart.day')}</th>
            <th scope="col">{t('chart.views')}</th>
            <th scope="col">{t('chart.applications')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, views, applications }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{formatNumber(views)}</td>
              <td>{formatNumber(applications)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
