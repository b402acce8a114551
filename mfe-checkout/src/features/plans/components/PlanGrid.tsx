import type { Package } from '@cpa/shared/contracts';
import { useId } from 'react';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanGrid.module.css';

type PlanGridProps = {
  title: string;
  intro?: string;
  plans: readonly Package[];
};

/** A titled grid of plans. Renders nothing without plans. */
export function PlanGrid({ title, intro, plans }: PlanGridProps) {
  const id = useId();
  if (plans.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro && <p className="mute">{intro}</p>}
      <ul className={styles.grid} data-single={plans.length === 1 || undefined}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}
