import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../messages/texts.ts';
import type { Arm, FigurePoint } from '../model/releaseOverview.ts';
import { useShareFormat } from './shares.ts';
import styles from './FiguresTable.module.css';
import tables from './tables.module.css';

/** The figures of the charts as a table, for users who cannot or do not want to read charts. */
export function FiguresTable({ course }: { course: FigurePoint[] }) {
  const t = useText();
  const { formatTime, formatNumber } = useFormat();
  const formatShare = useShareFormat();
  const cell = (arm: Arm) =>
    t('chart.of', {
      share: formatShare(arm),
      failed: formatNumber(arm.failed),
      visitors: formatNumber(arm.visitors),
    });
  const inp = (ms: number | null = null) =>
    ms === null ? t('vitals.none') : t('vitals.ms', { ms: formatNumber(ms) });
  const percent = (share: number) => formatShare({ visitors: 1, failed: share });
  return (
    <details className={styles.details}>
      <summary>{t('chart.table')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area needs the keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('chart.figures')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('chart.time')}</th>
              <th scope="col">{t('chart.canary')}</th>
              <th scope="col">{t('chart.interval')}</th>
              <th scope="col">{t('chart.active')}</th>
              <th scope="col">{t('chart.inpCanary')}</th>
              <th scope="col">{t('chart.inpActive')}</th>
            </tr>
          </thead>
          <tbody>
            {course.toReversed().map(({ at, canary, active, interval: [low, high] }) => (
              <tr key={at}>
                <th scope="row">{formatTime(at)}</th>
                <td>{cell(canary)}</td>
                <td>{`${percent(low)} – ${percent(high)}`}</td>
                <td>{cell(active)}</td>
                <td>{inp(canary.inp)}</td>
                <td>{inp(active.inp)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
