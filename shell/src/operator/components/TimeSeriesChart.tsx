import { useFormat } from '@cpa/shared/i18n';
import type { ReactNode } from 'react';
import { hitAreas } from './hitAreas.ts';
import { type PresentPoint, presentRuns } from './presentRuns.ts';
import styles from './TimeSeriesChart.module.css';

const WIDTH = 320;
const HEIGHT = 160;
const LEFT = 52;
const RIGHT = 6;
const TOP = 8;
const BOTTOM = 24;

/** Figures at a time; null where there is none. */
export type TimeSeriesPoint = {
  /** ISO 8601. */
  at: string;
  canary: number | null;
  active: number | null;
  /** Value of the canary at which it is aborted, or above which it counts as worse if the difference is significant. */
  limit: number | null;
  interval?: [low: number, high: number];
  /** Text under the pointer. */
  title: string;
};

type Props = {
  course: TimeSeriesPoint[];
  /** Largest value of the scale; larger ones are drawn at its edge. */
  top: number;
  /** Name for screen readers. */
  label: string;
  limitLabel: string;
  format: (value: number) => string;
  /** Caption with the legend. */
  children: ReactNode;
};

/** Line chart of a canary and its active version, with the limit of the canary. */
export function TimeSeriesChart({ course, top, label, limitLabel, format, children }: Props) {
  const { formatTime } = useFormat();
  const scale = createScale(course, top);
  const limits = presentRuns(course, ({ limit }) => (limit !== null && limit <= top ? limit : null));
  const banded = course.flatMap(({ at, interval }) => (interval ? [{ at, interval }] : []));
  const band = [
    ...banded.map((point) => scale.at(point, point.interval[1])),
    ...banded.toReversed().map((point) => scale.at(point, point.interval[0])),
  ].join(' ');
  const [first, last] = [course[0], course.at(-1)];
  const lastLimit = limits.findLast((run) => run.length > 1)?.at(-1);
  return (
    <figure className={styles.figure}>
      <figcaption className="row-1-3 text-13">{children}</figcaption>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH} y1={scale.y(value)} y2={scale.y(value)} className={styles.grid} />
            <text x={LEFT - 8} y={scale.y(value) + 4} textAnchor="end" className={styles.tick}>
              {format(value)}
            </text>
          </g>
        ))}
        <polygon points={band} className={styles.band} />
        <Polylines runs={limits} scale={scale} className={styles.limit} />
        {lastLimit && (
          <text
            x={WIDTH - RIGHT}
            y={Math.max(TOP + 8, scale.y(lastLimit.value) - 5)}
            textAnchor="end"
            className={styles.limitLabel}
          >
            {limitLabel}
          </text>
        )}
        {(['active', 'canary'] as const).map((side) => (
          <SideLine key={side} side={side} course={course} scale={scale} />
        ))}
        <HoverPoints course={course} scale={scale} />
        {first && (
          <text x={LEFT} y={HEIGHT - 4} className={styles.tick}>
            {formatTime(first.at)}
          </text>
        )}
        {last && first !== last && (
          <text x={WIDTH} y={HEIGHT - 4} textAnchor="end" className={styles.tick}>
            {formatTime(last.at)}
          </text>
        )}
      </svg>
    </figure>
  );
}

type Scale = ReturnType<typeof createScale>;
type LineProps = { course: TimeSeriesPoint[]; scale: Scale };

/** Line of a version, which ends in a dot. */
function SideLine({ side, course, scale }: LineProps & { side: 'canary' | 'active' }) {
  const runs = presentRuns(course, (point) => point[side]);
  const last = runs.at(-1)?.at(-1);
  return (
    <g className={styles.line} data-side={side}>
      <Polylines runs={runs} scale={scale} />
      {last && <circle cx={scale.x(last)} cy={scale.y(last.value)} r={4} />}
    </g>
  );
}

type PolylinesProps = { runs: PresentPoint[][]; scale: Scale; className?: string | undefined };

const Polylines = ({ runs, scale, className }: PolylinesProps) =>
  runs.map((run) => (
    <polyline
      key={run[0]?.at}
      points={run.map((point) => scale.at(point, point.value)).join(' ')}
      className={className}
    />
  ));

/** Shows the figures of a point in time under the pointer; the table has them for everyone else. */
function HoverPoints({ course, scale }: LineProps) {
  const areas = hitAreas(course.map(scale.x));
  return course.map((point, index) => (
    <g key={point.at} className={styles.point}>
      <title>{point.title}</title>
      <rect {...areas[index]} height={HEIGHT - BOTTOM} />
      <line x1={scale.x(point)} x2={scale.x(point)} y1={TOP} y2={HEIGHT - BOTTOM} />
    </g>
  ));
}

function createScale(course: readonly TimeSeriesPoint[], top: number) {
  const start = Date.parse(course[0]?.at ?? '');
  const length = Math.max(1, Date.parse(course.at(-1)?.at ?? '') - start);
  const x = ({ at }: { at: string }): number =>
    LEFT + ((Date.parse(at) - start) / length) * (WIDTH - RIGHT - LEFT);
  const y = (value: number): number => TOP + (1 - Math.min(value, top) / top) * (HEIGHT - BOTTOM - TOP);
  return { x, y, at: (point: { at: string }, value: number): string => `${x(point)},${y(value)}` };
}
