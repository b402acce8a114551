import type { ChartDay } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { scaleBand, scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { dayAfterKey } from '../model/chart.ts';
import styles from './ViewsChart.module.css';

const WIDTH = 660;
const HEIGHT = 210;
const INSIDE = { left: 36, right: 34, top: 10, bottom: 24 };

/** A line of views and bars of applications, each with its own scale; a tooltip by pointer and arrow keys. */
export default function ViewsChart({ days }: { days: readonly ChartDay[] }) {
  const t = useText();
  const { formatDay, formatShortDay, formatNumber } = useFormat();
  const [active, setActive] = useState<number | null>(null);
  const last = days.length - 1;
  const shown = days[active ?? last];

  const x = scaleBand(
    days.map((_, index) => index),
    [INSIDE.left, WIDTH - INSIDE.right],
  ).padding(0.35);
  const bottom = HEIGHT - INSIDE.bottom;
  const views = scaleLinear([0, Math.max(4, ...days.map((day) => day.views))], [bottom, INSIDE.top]).nice(4);
  const applications = scaleLinear(
    // Bars stay below the line: they use the lower half.
    [0, Math.max(2, ...days.map((day) => day.applications)) * 2],
    [bottom, INSIDE.top],
  ).nice(4);
  const centre = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const points = days.map((day, index): [number, number] => [centre(index), views(day.views)]);
  const path = line().curve(curveMonotoneX)(points) ?? '';
  const ground = area().y0(bottom).curve(curveMonotoneX)(points) ?? '';

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const position = ((clientX - box.left) / box.width) * WIDTH;
    setActive(Math.min(last, Math.max(0, Math.round((position - centre(0)) / x.step()))));
  };
  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, active ?? last, last);
    if (event.key === 'Escape') setActive(null);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };
  if (!shown) return null;
  const text = t('chart.value', {
    day: formatDay(shown.day),
    views: shown.views,
    applications: shown.applications,
  });
  return (
    <div className="stack-2">
      <div className={styles.legend} aria-hidden>
        <span data-series="views">{t('chart.views')}</span>
        <span data-series="applications">{t('chart.applications')}</span>
      </div>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={t('chart.title')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={active ?? last}
        aria-valuetext={text}
        onKeyDown={press}
        onBlur={() => setActive(null)}
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className={styles.svg}
          aria-hidden
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setActive(null)}
        >
          {views.ticks(4).map((tick) => (
            <g key={tick}>
              <line
                className={styles.line}
                x1={INSIDE.left}
                x2={WIDTH - INSIDE.right}
                y1={views(tick)}
                y2={views(tick)}
              />
              <text className={styles.tick} x={INSIDE.left - 8} y={views(tick) + 4} textAnchor="end">
                {formatNumber(tick)}
              </text>
            </g>
          ))}
          {applications
            .ticks(4)
            .filter((tick) => Number.isInteger(tick) && tick <= (applications.domain()[1] ?? 0) / 2)
            .map((tick) => (
              <text
                key={tick}
                className={styles.tick}
                x={WIDTH - INSIDE.right + 8}
                y={applications(tick) + 4}
              >
                {formatNumber(tick)}
              </text>
            ))}
          <path className={styles.area} d={ground} />
          {days.map((day, index) => (
            <rect
              key={day.day}
              className={styles.bar}
              data-active={index === active || undefined}
              x={x(index)}
              width={x.bandwidth()}
              y={applications(day.applications)}
              height={bottom - applications(day.applications)}
              rx={2}
            />
          ))}
          <path className={styles.views} d={path} />
          {days.map(
            (day, index) =>
              index % 7 === 0 && (
                <text
                  key={day.day}
                  className={styles.tick}
                  x={centre(index)}
                  y={HEIGHT - 6}
                  textAnchor="middle"
                >
                  {formatShortDay(day.day).replace(/^\S+ /, '')}
                </text>
              ),
          )}
          {active !== null && (
            <>
              <line
                className={styles.cursor}
                x1={centre(active)}
                x2={centre(active)}
                y1={INSIDE.top}
                y2={bottom}
              />
              <circle className={styles.dot} cx={centre(active)} cy={views(shown.views)} r={4.5} />
            </>
          )}
        </svg>
        {active !== null && (
          <div
            className={styles.tooltip}
            data-side={active > days.length / 2 ? 'left' : 'right'}
            style={{ insetInlineStart: `${(centre(active) / WIDTH) * 100}%` }}
            aria-hidden
          >
            <strong>{formatDay(shown.day)}</strong>
            <span>
              {t('chart.views')} <b>{formatNumber(shown.views)}</b>
            </span>
            <span>
              {t('chart.applications')} <b>{formatNumber(shown.applications)}</b>
            </span>
          </div>
        )}
      </div>
    </div>
  );
}
