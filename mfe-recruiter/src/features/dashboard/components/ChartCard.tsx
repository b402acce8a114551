import type { RecruiterDashboard } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { lazyComponent } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { changeInPercent, growthFactor, sumDays } from '../model/chart.ts';
import styles from './ChartCard.module.css';
import { ChartTable } from './ChartTable.tsx';
import card from './Dashboard.module.css';

const chartChunk = lazyComponent(() => import(/* webpackChunkName: "viewsChart" */ './ViewsChart.tsx'));

/** Views and applications of the last 30 days: sums, chart and table. */
export function ChartCard({ chart: { days, before } }: { chart: RecruiterDashboard['chart'] }) {
  const t = useText();
  const { formatNumber } = useFormat();
  const { Component: Chart, isFailed } = chartChunk.useComponent(true);
  const sums = sumDays(days);
  const figures = [
    { name: t('chart.views'), value: sums.views, ...comparison(sums.views, before.views) },
    {
      name: t('chart.applications'),
      value: sums.applications,
      ...comparison(sums.applications, before.applications),
    },
    { name: t('chart.perApplication'), value: sums.viewsPerApplication, change: null, factor: null },
  ];
  return (
    <section className={card.card} aria-labelledby="chart-title">
      <div className={card.head}>
        <h2 id="chart-title">{t('chart.title')}</h2>
        <p className={card.quiet}>{t('chart.period')}</p>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ name, value, change, factor }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value === null ? '–' : formatNumber(value)}</dd>
            <dd className="mute text-13">
              {change === null
                ? t('chart.noComparison')
                : factor !== null
                  ? t('chart.times', { factor })
                  : t(change < 0 ? 'chart.down' : 'chart.up', { percent: Math.abs(change) })}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.chart}>
        {Chart && <Chart days={days} />}
        {isFailed && <p className={card.quiet}>{t('chart.failed')}</p>}
      </div>
      <ChartTable days={days} />
    </section>
  );
}

const comparison = (now: number, before: number) => ({
  change: changeInPercent(now, before),
  factor: growthFactor(now, before),
});
