import type { ReactNode } from 'react';
import styles from './Styleguide.module.css';

/** A chapter of the style guide. */
export function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.samples} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Component in a named state. */
export function Sample({
  name,
  layout = 'row',
  children,
}: {
  name: string;
  layout?: 'row' | 'stack' | 'grid';
  children: ReactNode;
}) {
  return (
    <div className={styles.sample}>
      <p className={styles.name}>{name}</p>
      <div className={styles[layout]}>{children}</div>
    </div>
  );
}
