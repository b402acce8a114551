import type { CSSProperties } from 'react';
import styles from './Scene.module.css';
import type { SceneData } from './shapes.ts';

type SceneProps = {
  of: SceneData;
  /** Shows the whole picture in the middle of a wide box, whose rest has the colour of the ground. */
  isWhole?: boolean;
};

/** Decorative picture that fills its box. */
export function Scene({ of: { ground, shapes }, isWhole = false }: SceneProps) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 160 94"
      preserveAspectRatio={isWhole ? 'xMidYMid meet' : 'xMidYMid slice'}
      style={{ '--ground': ground } as CSSProperties}
      aria-hidden
    >
      {shapes.map(([fill, path, shift]) => (
        <path
          key={`${fill} ${path}`}
          fill={fill}
          d={path}
          transform={shift ? `translate(${shift})` : undefined}
        />
      ))}
    </svg>
  );
}
