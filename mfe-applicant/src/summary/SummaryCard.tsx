import { Card, Link } from '@cpa/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './SummaryCard.module.css';

type SummaryCardProps = { title: string; action: string; to: string; children: ReactNode };

/** A part of the overview: its title, and a link to everything of its kind. */
export function SummaryCard({ title, action, to, children }: SummaryCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Link to={to}>{action}</Link>
      </div>
      {children}
    </Card>
  );
}

export const SummaryList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

type SummaryRowProps = { name: ReactNode; facts: ReactNode; icon?: ReactNode; badge?: ReactNode };

/** A thing with its name and what else is known of it, between its icon and a badge. */
export function SummaryRow({ name, facts, icon, badge }: SummaryRowProps) {
  return (
    <li className={styles.row}>
      {icon}
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <SummaryNote>{facts}</SummaryNote>
      </div>
      {badge}
    </li>
  );
}

export const SummaryNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.facts}>{children}</p>
);
