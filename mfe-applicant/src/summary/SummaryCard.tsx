import { Card, Link } from '@cpa/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './SummaryCard.module.css';

type SummaryCardProps = { title: string; action: string; to: string; children: ReactNode };

/** A part of the overview: its title, and a link to everything of its kind. */
export function SummaryCard({ title, action, to, children }: SummaryCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="row-3 baseline between below-2">
        <h2 id={titleId} className="text-18">
          {title}
        </h2>
        <Link to={to}>{action}</Link>
      </div>
      {children}
    </Card>
  );
}

export const SummaryList = ({ children }: { children: ReactNode }) => (
  <ul className="plain-list">{children}</ul>
);

type SummaryRowProps = { name: ReactNode; facts: ReactNode; icon?: ReactNode; badge?: ReactNode };

/** An item with its name and details, between its icon and a badge. */
export function SummaryRow({ name, facts, icon, badge }: SummaryRowProps) {
  return (
    <li className={styles.row}>
      {icon}
      <div className="shrink grow">
        <p className="break semibold">{name}</p>
        <SummaryNote>{facts}</SummaryNote>
      </div>
      {badge}
    </li>
  );
}

export const SummaryNote = ({ children }: { children: ReactNode }) => (
  <p className="mute text-14">{children}</p>
);
