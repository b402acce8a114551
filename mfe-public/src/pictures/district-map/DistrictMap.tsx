import type { CountedOption } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Link } from '@cpa/shared/ui';
import { type CSSProperties, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../messages/laterTexts.ts';
import styles from './DistrictMap.module.css';
import { DISTRICT_SHAPES, ISLAND, MAP_SIZE } from './districtShapes.ts';

type DistrictMapProps = {
  districts: readonly CountedOption[];
  /** IDs of the districts that the list shows; empty for all. */
  chosen?: readonly CountedOption['id'][];
  /** URL of the vacancies of a district. */
  hrefFor: (id: CountedOption['id']) => string;
};

const NONE: readonly CountedOption['id'][] = [];

/** Map of the districts with the number of vacancies. The list beside it has the same links for the keyboard. */
export default function DistrictMap({ districts, chosen = NONE, hrefFor }: DistrictMapProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<CountedOption['id'] | null>(null);
  const most = Math.max(1, ...districts.map(({ count }) => count));
  const shapes = DISTRICT_SHAPES.flatMap((shape) => {
    const district = districts.find(({ id }) => id === shape.id);
    return district ? [{ ...shape, district }] : [];
  });
  const stateOf = (id: CountedOption['id']) => ({
    'data-pointed': pointed === id || undefined,
    'data-chosen': chosen.includes(id) || undefined,
  });
  return (
    <div className={styles.map}>
      <svg
        className={styles.island}
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
        aria-hidden
        onPointerLeave={() => setPointed(null)}
      >
        <path className={styles.coast} d={ISLAND} />
        {shapes.map(({ id, path, district }) => (
          <path
            key={id}
            className={styles.district}
            {...stateOf(id)}
            style={{ '--share': `${Math.round(12 + (78 * district.count) / most)}%` } as CSSProperties}
            d={path}
            onPointerEnter={() => setPointed(id)}
            onClick={() => void navigate(hrefFor(id), { preventScrollReset: true })}
          />
        ))}
        {shapes.map(({ id, x, y, district }) => (
          <g key={id} className={styles.mark} {...stateOf(id)}>
            <circle cx={x} cy={y} r={11} />
            <text x={x} y={y + 3.8}>
              {formatNumber(district.count)}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles.beside}>
        <p className={styles.caption}>{t('map.caption')}</p>
        <ul className="stack">
          {districts.map(({ id, name, count }) => (
            <li key={id}>
              <Link
                variant="plain"
                className={styles.row}
                to={hrefFor(id)}
                preventScrollReset
                aria-current={chosen.includes(id) ? 'true' : undefined}
                {...stateOf(id)}
                data-without={count === 0 || undefined}
                onPointerEnter={() => setPointed(id)}
                onPointerLeave={() => setPointed(null)}
                onFocus={() => setPointed(id)}
                onBlur={() => setPointed(null)}
              >
                <span>{name}</span>
                <span className="tabular">{formatNumber(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
