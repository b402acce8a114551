import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type Props = { as?: 'span' | 'caption' | 'legend'; children: ReactNode };

/** Visible to screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', children }: Props) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
