import { CheckIcon } from '@cpa/shared/ui';
import styles from './PlanSetup.module.css';

/** Features of a plan. Without a `label`, the heading above names the list. */
export function PlanFeatures({ features, label }: { features: readonly string[]; label?: string }) {
  return (
    <ul className={styles.features} aria-label={label}>
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon />
          {feature}
        </li>
      ))}
    </ul>
  );
}
