import { CheckIcon } from '@cpa/shared/ui';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import styles from './PlanSetup.module.css';

/** Features of a plan. Without a `label`, the heading above names the list. */
export function PlanFeatures({ features, label }: { features: readonly string[]; label?: string }) {
  const textOf = usePackageText();
  return (
    <ul className={styles.features} aria-label={label}>
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon />
          {textOf(feature)}
        </li>
      ))}
    </ul>
  );
}
