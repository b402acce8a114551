import styles from './DistrictPlace.module.css';
import { DISTRICT_SHAPES, ISLAND, MAP_SIZE } from './districtShapes.ts';

/** Decorative map of the island that marks one district. */
export function DistrictPlace({ id }: { id: number }) {
  return (
    <svg className={styles.island} viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden>
      <path className={styles.coast} d={ISLAND} />
      {DISTRICT_SHAPES.map((shape) => (
        <path
          key={shape.id}
          className={styles.district}
          data-marked={shape.id === id || undefined}
          d={shape.path}
        />
      ))}
    </svg>
  );
}
