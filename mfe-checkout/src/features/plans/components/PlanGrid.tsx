import type { Package } from '@cpa/shared/contracts';
import { useId } from 'react';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanGrid.module.css';
import type { RenderChoice } from './renderChoice.ts';

type PlanGridProps = { title: string; intro?: string; plans: readonly Package[]; renderChoice: RenderChoice };

/** Plans of one kind; nothing where there are none. */
export function PlanGrid({ title, intro, plans, renderChoice }: PlanGridProps) {
  const id = useId();
  if (plans.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      <ul className={styles.grid}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} renderChoice={renderChoice} />
        ))}
      </ul>
    </section>
  );
}
