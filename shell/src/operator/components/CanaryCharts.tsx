import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../messages/texts.ts';
import type { CanaryState } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import styles from './CanaryCharts.module.css';
import { TimeSeriesChart } from './TimeSeriesChart.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { roundUp, shareOf, useShareFormat } from './shares.ts';

/** Courses of the failures and of INP, side by side where there is room, and both as a table. */
export function CanaryCharts({ canary }: { canary: CanaryState }) {
  return (
    <>
      <div className={styles.charts}>
        <FailureChart canary={canary} />
        <InpChart canary={canary} />
      </div>
      <FiguresTable course={canary.course} />
    </>
  );
}

/** Share of visitors with a failure: the canary with its 95 % interval, and the active version. */
function FailureChart({ canary }: { canary: CanaryState }) {
  const t = useText();
  const { formatTime } = useFormat();
  const formatShare = useShareFormat();
  const { course, figures } = canary;
  const shares = { canary: formatShare(figures.canary), active: formatShare(figures.active) };
  const percent = (share: number) => formatShare({ visitors: 1, failed: share });
  const points = course.map((point) => ({
    at: point.at,
    canary: shareOf(point.canary),
    active: shareOf(point.active),
    limit: point.abort_share ?? null,
    interval: point.interval,
    title: t('chart.point', {
      time: formatTime(point.at),
      canary: formatShare(point.canary),
      low: percent(point.interval[0]),
      high: percent(point.interval[1]),
      active: formatShare(point.active),
    }),
  }));
  return (
    <TimeSeriesChart
      course={points}
      top={largestShare(canary)}
      label={t('chart.label', shares)}
      limitLabel={t('chart.limit')}
      format={percent}
    >
      <Legend name={t('canary.rate')} canary={canary} values={shares} />
    </TimeSeriesChart>
  );
}

/** 75th percentile of Interaction to Next Paint of both versions. */
function InpChart({ canary }: { canary: CanaryState }) {
  const t = useText();
  const { formatNumber, formatTime } = useFormat();
  const { course, vitals, inp_tolerance: tolerance } = canary;
  const format = (ms: number | null) =>
    ms === null ? t('vitals.none') : t('vitals.ms', { ms: formatNumber(ms) });
  const values = { canary: format(vitals.canary.inp), active: format(vitals.active.inp) };
  if (vitals.canary.inp === null && vitals.active.inp === null)
    return (
      <div className={styles.missing}>
        <p className={styles.name}>{t('canary.inp')}</p>
        <p>{t('canary.inpNone')}</p>
      </div>
    );
  const points = course.map(({ at, canary: own, active: other }) => ({
    at,
    canary: own.inp ?? null,
    active: other.inp ?? null,
    limit: tolerance === undefined || typeof other.inp !== 'number' ? null : other.inp + tolerance,
    title: t('chart.inpPoint', {
      time: formatTime(at),
      canary: format(own.inp ?? null),
      active: format(other.inp ?? null),
    }),
  }));
  const largest = Math.max(
    100,
    ...points.flatMap((point) => [point.canary ?? 0, point.limit ?? point.active ?? 0]),
  );
  return (
    <TimeSeriesChart
      course={points}
      top={Math.ceil(largest / 100) * 100}
      label={t('chart.inpLabel', values)}
      limitLabel={t('chart.tolerance', { ms: tolerance ?? 0 })}
      format={(ms) => formatNumber(ms)}
    >
      <Legend name={t('canary.inp')} canary={canary} values={values} />
    </TimeSeriesChart>
  );
}

type LegendProps = { name: string; canary: CanaryState; values: { canary: string; active: string } };

function Legend({ name, canary: { version, active }, values }: LegendProps) {
  const t = useText();
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.legend} data-side="canary">
        {t('canary.legendCanary', { version: shortVersion(version) })} <strong>{values.canary}</strong>
      </span>
      <span className={styles.legend} data-side="active">
        {t('canary.legendActive', { version: shortVersion(active) })} <strong>{values.active}</strong>
      </span>
    </>
  );
}

function largestShare({ course, min_visitors: least }: CanaryState): number {
  // Earlier shares jump with each visitor, so they do not set the scale.
  const steady = course.filter(({ canary, active }) => Math.min(canary.visitors, active.visitors) >= least);
  const largest = (steady.length > 0 ? steady : course).flatMap(({ canary, active }) => [
    shareOf(canary) * 1.5,
    shareOf(active) * 1.5,
  ]);
  // The limit of today is always in sight.
  const limit = course.at(-1)?.abort_share ?? 0;
  return Math.min(1, roundUp(Math.max(0.01, limit * 1.25, ...largest)));
}
