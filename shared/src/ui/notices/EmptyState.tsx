import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './notices.module.css';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  /** Suggested action. */
  children?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
  /** Heading level on the page. */
  headingLevel?: 1 | 2 | 3 | 4;
  className?: string | undefined;
};

/** Empty state of a list: explains it and what to do. */
export function EmptyState({ icon, title, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.notice, className)}>
      {icon && (
        <span className={styles.picture} aria-hidden>
          {icon}
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
