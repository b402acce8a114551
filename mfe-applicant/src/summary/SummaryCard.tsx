import { Card, FileTextIcon, Link } from '@cpa/shared/ui';
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

/** A document with its name, what else is known of it, and a badge at the end. */
export function SummaryRow({ name, facts, badge }: { name: ReactNode; facts: ReactNode; badge?: ReactNode }) {
  return (
    <li className={styles.row}>
      <FileTextIcon size={16} />
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
