import { useFormat } from '@cpa/shared/i18n';
import { useMediaQuery } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import type { CanaryState, FigurePoint } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import { FailureTable } from './FailureTable.tsx';
import { hitAreas } from './hitAreas.ts';
import { shareOf, useShareFormat } from './shares.ts';
import styles from './FailureChart.module.css';

const WIDTHS = { phone: 320, desktop: 640 };

/** Earlier shares jump with each visitor, so they do not set the scale. */
const MIN_VISITORS = 30;

const HEIGHT = 160;
const LEFT = 56;
const BOTTOM = 24;

/** Course of the share of visitors with a failure: the canary with its 95 % interval, and the active version. */
export function FailureChart({ canary: { course, figures, version, active } }: { canary: CanaryState }) {
  const t = useText();
  const { formatTime } = useFormat();
  const formatShare = useShareFormat();
  const shares = { canary: formatShare(figures.canary), active: formatShare(figures.active) };
  const width = useMediaQuery('(max-width: 767px)') ? WIDTHS.phone : WIDTHS.desktop;
  const scale = createScale(course, width);
  const line = (side: 'canary' | 'active'): string =>
    course.map((point) => `${scale.x(point)},${scale.y(shareOf(point[side]))}`).join(' ');
  const band = [
    ...course.map((point) => `${scale.x(point)},${scale.y(point.interval[1])}`),
    ...course.toReversed().map((point) => `${scale.x(point)},${scale.y(point.interval[0])}`),
  ].join(' ');
  const [first, last] = [course[0], course.at(-1)];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{t('canary.rate')}</span>
        <span className={styles.legend} data-side="canary">
          {t('canary.legendCanary', { version: shortVersion(version) })} <strong>{shares.canary}</strong>
        </span>
        <span className={styles.legend} data-side="active">
          {t('canary.legendActive', { version: shortVersion(active) })} <strong>{shares.active}</strong>
        </span>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t('chart.label', shares)}
      >
        {scale.ticks.map((share) => (
          <g key={share}>
            <line x1={LEFT} x2={width} y1={scale.y(share)} y2={scale.y(share)} className={styles.grid} />
            <text x={LEFT - 8} y={scale.y(share) + 4} textAnchor="end" className={styles.tick}>
              {formatShare({ visitors: 1000, failed: share * 1000 })}
            </text>
          </g>
        ))}
        <polygon points={band} className={styles.band} />
        <polyline points={line('active')} className={styles.active} />
        <polyline points={line('canary')} className={styles.canary} />
        <ChartPoints course={course} scale={scale} />
        {first && (
          <text x={LEFT} y={HEIGHT - 4} className={styles.tick}>
            {formatTime(first.at)}
          </text>
        )}
        {last && (
          <text x={width} y={HEIGHT - 4} textAnchor="end" className={styles.tick}>
            {formatTime(last.at)}
          </text>
        )}
      </svg>
      <FailureTable course={course} />
    </figure>
  );
}

/** Shows the figures of a point in time under the pointer; the table has them for everyone else. */
function ChartPoints({ course, scale }: { course: FigurePoint[]; scale: ReturnType<typeof createScale> }) {
  const t = useText();
  const { formatTime } = useFormat();
  const formatShare = useShareFormat();
  const percent = (share: number) => formatShare({ visitors: 1, failed: share });
  const areas = hitAreas(course.map(scale.x));
  return course.map((point, index) => (
    <g key={point.at} className={styles.point}>
      <title>
        {t('chart.point', {
          time: formatTime(point.at),
          canary: formatShare(point.canary),
          low: percent(point.interval[0]),
          high: percent(point.interval[1]),
          active: formatShare(point.active),
        })}
      </title>
      <rect {...areas[index]} height={HEIGHT - BOTTOM} />
      <line x1={scale.x(point)} x2={scale.x(point)} y1={8} y2={HEIGHT - BOTTOM} />
      <circle cx={scale.x(point)} cy={scale.y(shareOf(point.active))} r={3.5} data-side="active" />
      <circle cx={scale.x(point)} cy={scale.y(shareOf(point.canary))} r={3.5} data-side="canary" />
    </g>
  ));
}

function createScale(course: readonly FigurePoint[], width: number) {
  const steady = course.filter(
    ({ canary, active }) => Math.min(canary.visitors, active.visitors) >= MIN_VISITORS,
  );
  const largest = Math.max(
    0.01,
    ...(steady.length > 0 ? steady : course).map(
      ({ canary, active }) => Math.max(shareOf(canary), shareOf(active)) * 1.5,
    ),
  );
  const top = Math.min(1, largest);
  const start = Date.parse(course[0]?.at ?? '');
  const length = Math.max(1, Date.parse(course.at(-1)?.at ?? '') - start);
  return {
    ticks: [0, top / 2, top],
    x: ({ at }: { at: string }): number => LEFT + ((Date.parse(at) - start) / length) * (width - LEFT),
    y: (share: number): number => 8 + (1 - Math.min(share, top) / top) * (HEIGHT - BOTTOM - 8),
  };
}
